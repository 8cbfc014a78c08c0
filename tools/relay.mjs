// The relay of live games, as a build or a host names it in the page (docs/hosting.md):
//
//     <meta name="relay" content="">                no relay: live games are not offered
//     <meta name="relay" content="mqtt">            `mqtt` below the site, on the same host
//     <meta name="relay" content="wss://host/path" data-user="..." data-password="...">

/** The line of a page without a relay. */
export const NO_RELAY = '<meta name="relay" content="">';

/**
 * The line of a relay below the site. A host may write it into a built page, so no digest depends on it. The local server
 * adds the site's address in the local network (tools/serve.mjs). static/service_worker.js knows the same pattern.
 */
const BELOW = /<meta name="relay" content="mqtt"(?: data-site="[^"<>]*")?>/;

/** The content of a file whose digest is taken: the page counts as one without a relay. Other files are unchanged. */
export function withoutRelay(name, content) {
  return name === "index.html" ? Buffer.from(content.toString("latin1").replace(BELOW, NO_RELAY), "latin1") : content;
}

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** The line of a relay below the site. `site` is the address under which other devices reach the site. */
export const lineBelow = (site) => `<meta name="relay" content="mqtt"${site ? ` data-site="${escaped(site)}"` : ""}>`;

/**
 * Reads the setting RELAY. Returns the line of the page, and for a relay on another host the source that the content
 * policies must allow. Throws an error that says what was expected.
 */
export function relayOf(setting = "") {
  if (setting === "") return { line: NO_RELAY };
  if (setting === "mqtt") return { line: lineBelow() };
  const refuse = (why) => {
    throw new Error(`RELAY=${setting.replace(/:[^:@/]*@/, ":...@")}: ${why}. Expected \`mqtt\`, or an address such as wss://relay.example/mqtt`);
  };
  if (setting.length > 500) refuse("more than 500 characters");
  // The parser of addresses would drop or encode these.
  if (/[^\x21-\x7e]|["'<>\\`]/.test(setting)) refuse("spaces, quotes, < > \\ and characters outside ASCII are not allowed");
  const address = URL.canParse(setting) ? new URL(setting) : refuse("not an address");
  const { protocol, hostname, host, pathname, search } = address;
  if (!["wss:", "ws:"].includes(protocol)) refuse(`begins with ${protocol}//, not with wss://`);
  // A content policy would read * as a wildcard, and knows no IPv6 addresses.
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(hostname)) refuse(`${hostname} is not the name of a host`);
  if (protocol === "ws:" && !["localhost", "127.0.0.1"].includes(hostname)) refuse("ws:// is not encrypted, so it is allowed for localhost only");
  if (setting.includes("#")) refuse("an address of a WebSocket has no part after #");
  const [user, password] = [address.username, address.password].map((text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return refuse("the user or the password has a % without two hexadecimal digits");
    }
  });
  if (/[\0-\x1f\x7f]/.test(user + password)) refuse("the user and the password must not have control characters");
  if ((user || password) && protocol === "ws:") refuse("a user and a password need wss://");
  if (password && !user) refuse("a password needs a user");
  const data = [["user", user], ["password", password]].filter(([, text]) => text).map(([name, text]) => ` data-${name}="${escaped(text)}"`);
  const source = `${protocol}//${host}`;
  return { line: `<meta name="relay" content="${escaped(source + pathname + search)}"${data.join("")}>`, source };
}

/** Allows connections to a source, in the one content policy of a text. */
export function allow(text, source, file) {
  const directive = /connect-src 'self'(?: blob:)?(?=[;"])/g;
  if ((text.match(directive) ?? []).length !== 1) throw new Error(`not exactly one connect-src in ${file}`);
  return text.replace(directive, (found) => `${found} ${source}`);
}
