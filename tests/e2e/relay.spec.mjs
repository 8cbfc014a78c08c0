// Relays of live games: the one of the local server, and mosquitto with the configuration of docs/hosting. A stranger must
// not be able to read all games, or to fill a relay.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ofHost } from "../../tools/digest.mjs";
import { localAddresses } from "../../tools/network.mjs";
import { allow, lineBelow, relayOf } from "../../tools/relay.mjs";
import { DIST, kept, test as hosted } from "./host.mjs";
import { client, mosquitto, nginx, proxy, startAedes, startMosquitto, startNginx } from "./relays.mjs";
import { expect, expectLive, openApp, test as base } from "./support.mjs";

const GAME = "hc/1/AAAAAAAAAAAAAAAA";
const OTHER = "hc/1/BBBBBBBB-BBBB_BB";
const SEEK = "hc/1/lobby/CCCCCCCCCCCCCCCC";

/** All patterns that match a topic of a game whose id is not known, and some that match the relay's own topics. */
const STRANGE = (() => {
  const levels = ["+", "#"];
  const inside = ["s", "p", "v", "+"].flatMap((kind) => ["", "/#", ...["+", "w", "b", "c", "j"].flatMap((who) => [`/${who}`, `/${who}/#`])].map((rest) => `${kind}${rest}`));
  const games = [...levels, ...inside.map((rest) => `+/${rest}`), "+/#"];
  const prefixes = ["hc/1", "hc/+", "+/1", "+/+"];
  return [
    ...prefixes.flatMap((prefix) => games.map((rest) => `${prefix}/${rest}`)),
    ...["#", "+/#", "hc/#", "hc/+/#", "hc/+", "+", "/#", "hc/1"],
    ...["+/1", "hc/+", "+/+"].flatMap((prefix) => [`${prefix}/${GAME.slice(5)}/#`, `${prefix}/${GAME.slice(5)}/s/w`, `${prefix}/lobby/+`]),
    ...["$SYS/#", "$SYS/broker/clients/connected", "$CONTROL/#", "$CONTROL/dynamic-security/v1/response", "other/topic"],
    ...["hc/1/+/#", "hc/1/#", "#", "hc/1/+/s/w", "$SYS/#"].map((rest) => `$share/group/${rest}`),
  ];
})();

/** In the page: connects to the relay below the site. Returns the protocol that it speaks. */
const connects = () =>
  new Promise((resolve) => {
    const socket = new WebSocket(new URL("mqtt", document.baseURI).href.replace("http", "ws"), "mqtt");
    socket.onopen = () => resolve(socket.protocol);
    socket.onerror = () => resolve("refused");
  });

const RELAYS = { "the relay of the local server": startAedes, mosquitto: startMosquitto };
for (const [name, start] of Object.entries(RELAYS)) {
  const test = base.extend({
    relay: async ({}, use) => {
      const relay = await start();
      await use(relay);
      await relay.stop();
    },
    baseURL: async ({ relay }, use) => use(relay.site),
    /** Connects clients, which are gone after the test. */
    join: async ({ relay }, use) => {
      const clients = [];
      await use(async (options) => (clients.push(await client(relay.url, options)), clients.at(-1)));
      for (const { destroy } of clients) destroy();
    },
  });

  test.describe(name, () => {
    test.skip(start === startMosquitto && !mosquitto && !process.env.CI, "mosquitto is not installed here: apt install mosquitto");

    test("hands retained registers to a client that joins late", async ({ join }) => {
      const [white, black] = [await join(), await join()];
      await white.publish(`${GAME}/s/w`, "one");
      await white.publish(`${GAME}/s/w`, "two");
      await black.publish(`${GAME}/s/b`, "three");
      await white.publish(`${GAME}/p/c`, "here", { retain: false });
      await black.publish(SEEK, "a seek");
      const late = await join();
      expect(await late.subscribe(`${GAME}/#`)).toBe(true);
      expect(await late.subscribe("hc/1/lobby/+")).toBe(true);
      await Promise.all([late.message(`${GAME}/s/w`), late.message(`${GAME}/s/b`), late.message(SEEK)]);
      await late.settle();
      const texts = late.messages.map(({ topic, text, retain }) => [topic, text, retain]).sort();
      expect(texts).toEqual([[`${GAME}/s/b`, "three", true], [`${GAME}/s/w`, "two", true], [SEEK, "a seek", true]]);
      // Later messages arrive without the mark.
      await white.publish(`${GAME}/s/w`, "four");
      await late.message(`${GAME}/s/w`, "four");
      expect(late.messages.at(-1).retain).toBe(false);
      // An empty message deletes.
      await white.publish(SEEK, "");
      await late.message(SEEK, "");
      const later = await join();
      await later.subscribe("hc/1/lobby/+");
      await later.settle();
      expect(later.messages).toEqual([]);
    });

    test("publishes the will of a client whose connection breaks, and of no other", async ({ join }) => {
      const observer = await join();
      await observer.subscribe(`${GAME}/#`);
      const will = (payload) => ({ topic: `${GAME}/p/j`, payload, qos: 1, retain: false });
      const polite = await join({ will: will("polite") });
      await polite.end();
      const broken = await join({ will: will("broken") });
      broken.destroy();
      await observer.message(`${GAME}/p/j`, "broken");
      expect(observer.messages.map(({ text }) => text)).toEqual(["broken"]);
    });

    test("deletes the seek of a client whose connection breaks", async ({ join }) => {
      const observer = await join();
      await observer.subscribe("hc/1/lobby/+");
      const topic = "hc/1/lobby/AAAAAAAAAAAAAAAA";
      const seeker = await join({ will: { topic, payload: "", qos: 1, retain: true } });
      await seeker.publish(topic, "seek");
      await observer.message(topic, "seek");
      seeker.destroy();
      await observer.message(topic, "");
      const later = await join();
      await later.subscribe("hc/1/lobby/+");
      await later.settle();
      expect(later.messages).toEqual([]);
    });

    test("passes the messages of spectators on to those who ask for them alone", async ({ join }) => {
      const [creator, spectator] = [await join(), await join()];
      await creator.subscribe(`${OTHER}/v`);
      await spectator.subscribe(`${GAME}/#`);
      await spectator.publish(`${OTHER}/v`, "here", { retain: false });
      await creator.message(`${OTHER}/v`, "here");
      await spectator.settle();
      expect(spectator.messages).toEqual([]);
    });

    test("refuses patterns that match more than one game, and shows no other game", async ({ join }) => {
      const player = await join();
      for (const topic of ["s/w", "s/b"]) await player.publish(`${OTHER}/${topic}`, "secret");
      let stranger = await join();
      const strangers = new Set();
      for (const pattern of STRANGE) {
        strangers.add(stranger);
        const isGranted = await stranger.subscribe(pattern).catch(async () => {
          // Some relays answer with a refusal; others close the connection.
          stranger = await join();
          return false;
        });
        expect([pattern, isGranted]).toEqual([pattern, false]);
      }
      expect(await stranger.subscribe(`${GAME}/#`)).toBe(true);
      expect(await stranger.subscribe("hc/1/lobby/+")).toBe(true);
      // The other game goes on, and its presence is not retained.
      for (const topic of ["s/w", "s/b", "p/c", "p/j"]) await player.publish(`${OTHER}/${topic}`, "secret", { retain: topic[0] === "s" });
      await player.publish(`${GAME}/s/w`, "open");
      await stranger.message(`${GAME}/s/w`);
      await stranger.settle();
      expect([...strangers].flatMap(({ messages }) => messages.map(({ topic }) => topic))).toEqual([`${GAME}/s/w`]);
    });

    test("passes on the largest register, and refuses a message over the limit", async ({ join }) => {
      const observer = await join();
      await observer.subscribe(`${GAME}/#`);
      const writer = await join();
      await writer.publish(`${GAME}/s/w`, Buffer.alloc(8000, "r"));
      expect((await observer.message(`${GAME}/s/w`)).payload.length).toBe(8000);
      // Some relays drop the message; others close the connection.
      const other = await join();
      await other.publish(`${GAME}/s/b`, Buffer.alloc(9000, "r")).catch(() => {});
      await writer.publish(`${GAME}/p/c`, "later", { retain: false });
      await observer.message(`${GAME}/p/c`);
      expect(observer.messages.map(({ payload }) => payload.length)).toEqual([8000, 5]);
    });

    test("takes nothing outside the topics of live games", async ({ join }) => {
      const observer = await join();
      await observer.subscribe(`${GAME}/#`);
      for (const topic of ["other", "hc/2/AAAAAAAAAAAAAAAA/s/w", GAME, `${GAME}/s`, `${GAME}/s/x`, `${GAME}/s/w/deeper`, `${GAME}/other/w`, "$SYS/broker/version", "$CONTROL/dynamic-security/v1"]) {
        const writer = await join();
        await writer.publish(topic, '{"commands":[]}').catch(() => {});
      }
      const late = await join();
      await late.subscribe(`${GAME}/#`);
      await late.settle();
      await observer.settle();
      expect([...observer.messages, ...late.messages]).toEqual([]);
    });

    test("closes a connection that sends no MQTT", async ({ join }) => {
      for (const junk of [[0xff, 0xff, 0xff, 0xff, 0xff, 0xff], [0, 0], [0xf0, 0], [0x10, 0], [0x36, 5, 0, 1, 120, 0, 1]].map((bytes) => Buffer.from(bytes))) {
        const client = await join();
        client.raw(junk);
        expect(await client.closed).toBe("closed");
      }
    });

    test("runs again at its address after it was killed", async ({ relay, join }) => {
      const before = await join();
      await relay.kill();
      expect(await before.closed).toBe("closed");
      await expect(client(relay.url)).rejects.toThrow();
      await relay.restart();
      const after = await join();
      await after.publish(`${GAME}/s/w`, "again");
      const late = await join();
      await late.subscribe(`${GAME}/#`);
      await late.message(`${GAME}/s/w`, "again");
    });

    test("is reached from the page under its content policy", async ({ page }) => {
      await openApp(page);
      await expect(page.locator('meta[name="relay"]')).toHaveAttribute("content", "mqtt");
      expect(await page.evaluate(connects)).toBe("mqtt");
    });
  });
}

const test = base.extend({
  /** Waits until a server, a proxy or a client has started, and stops it after the test. */
  start: async ({}, use) => {
    const started = [];
    await use(async (starting) => (started.push(await starting), started.at(-1)));
    for (const { stop, close, destroy } of started.reverse()) await (stop ?? close ?? destroy)();
  },
});

test.describe("nginx in front of mosquitto", () => {
  test.skip(!(nginx && mosquitto) && !process.env.CI, "nginx or mosquitto is not installed here: apt install nginx mosquitto");

  test("passes the site's own pages on to the relay, over https", async ({ browser, start }) => {
    const server = await start(startNginx());
    const { origin } = new URL(server.site);
    for (const other of [undefined, "null", "https://other.example", `${origin}.other.example`]) {
      await expect(client(server.url, { origin: other }), String(other)).rejects.toThrow("403");
    }
    const [writer, reader] = [await start(client(server.url, { origin })), await start(client(server.url, { origin }))];
    await reader.subscribe(`${GAME}/#`);
    await writer.publish(`${GAME}/s/w`, "a register");
    await reader.message(`${GAME}/s/w`, "a register");
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    await page.goto(server.site);
    await expectLive(page);
    expect(await page.evaluate(connects)).toBe("mqtt");
    await context.close();
  });

  test("sends the site with its types, and says how long browsers keep a file", async ({ playwright, start }) => {
    const { site } = await start(startNginx());
    const request = await start(playwright.request.newContext({ ignoreHTTPSErrors: true }).then((context) => Object.assign(context, { stop: () => context.dispose() })));
    const get = async (path, options) => {
      const answer = await request.get(new URL(path, site).href, options);
      const { "content-type": type, "content-encoding": encoding, "cache-control": cache, location } = answer.headers();
      return { status: answer.status(), type, encoding, cache, location };
    };
    const program = readdirSync(DIST).find((name) => /^app-.*\.wasm$/.test(name));
    const [html, encoding, lasting] = ["text/html", "gzip", "public, max-age=31536000, immutable"];
    expect(await get("")).toMatchObject({ status: 200, type: html, encoding, cache: "no-cache" });
    expect(await get("index.html")).toMatchObject({ status: 200, type: html, encoding, cache: "no-cache" });
    expect(await get("service_worker.js")).toMatchObject({ status: 200, encoding, cache: "no-cache" });
    expect(await get(program)).toMatchObject({ status: 200, type: "application/wasm", encoding, cache: lasting });
    expect(await get("digest.txt?v=1")).toMatchObject({ status: 200, cache: lasting });
    expect(await get("digest.txt")).toMatchObject({ status: 200, cache: undefined });
    expect(await get("%23/play")).toMatchObject({ status: 404, type: html, cache: undefined });
    // The address without its last slash.
    expect(await get(site.slice(0, -1), { maxRedirects: 0 })).toMatchObject({ status: 301, location: site });
  });

  test("limits the connections of an address", async ({ start }) => {
    const server = await start(startNginx());
    const { origin } = new URL(server.site);
    const all = await Promise.allSettled(Array.from({ length: 70 }, () => client(server.url, { origin })));
    expect(all.filter(({ status }) => status === "fulfilled").length).toBe(50);
  });
});

test.describe("a relay that the host names in the built page", () => {
  const NAMED = '<meta name="relay" content="mqtt">';
  const page = (line) => readFileSync(join(DIST, "index.html"), "utf8").replace('<meta name="relay" content="">', () => line);
  /** A host with another line in its page. */
  const name = (host, line) => {
    host.answer = (path, response) => /^(index\.html)?(\?|$)/.test(path) && response.writeHead(200, { "Content-Type": "text/html" }).end(page(line));
  };
  const line = (page) => page.locator('meta[name="relay"]');
  hosted.slow();

  hosted("leaves the digest as it is, and no other change does", async ({ host }) => {
    const digest = await ofHost(host.url);
    name(host, NAMED);
    expect(await ofHost(host.url)).toBe(digest);
    name(host, lineBelow("http://192.168.1.5:8080/"));
    expect(await ofHost(host.url)).toBe(digest);
    for (const other of ['<meta name="relay" content="wss://relay.example/">', `${NAMED}<script>`, '<meta name="relay" content="mqtt" data-site="x" data-user="y">']) {
      name(host, other);
      await expect(ofHost(host.url)).rejects.toThrow("index.html");
    }
  });

  // Without the host, the browser cannot look for a newer service worker.
  hosted.use({ expected: /service_worker|ERR_CONNECTION_REFUSED|NS_BINDING_ABORTED/ });

  hosted("is kept with the page for use without a network", async ({ page, host }) => {
    name(host, NAMED);
    await openApp(page);
    await kept(page);
    await host.close();
    await page.reload();
    await expectLive(page);
    await expect(line(page)).toHaveAttribute("content", "mqtt");
  });

  hosted("reaches a visitor who has the page already, at a visit more than an hour later", async ({ page, host }) => {
    await openApp(page);
    await kept(page);
    const pages = () => host.asked.filter((path) => path === "").length;
    const before = pages();
    name(host, NAMED);
    const visit = async () => {
      await page.reload();
      await kept(page);
    };
    await visit();
    await expect(line(page)).toHaveAttribute("content", "");
    expect(pages()).toBe(before);
    const age = () =>
      page.evaluate(async () => {
        const store = await caches.open((await caches.keys())[0]);
        for (const request of await store.keys()) {
          const file = await store.match(request);
          const text = await file.clone().text();
          if (!text.includes('<meta name="relay"')) continue;
          await store.put(request, new Response(text, { headers: { "Content-Type": file.headers.get("Content-Type"), Date: new Date(Date.now() - 3_700_000).toUTCString() } }));
        }
      });
    await age();
    await visit();
    await expect.poll(pages).toBe(before + 1);
    await visit();
    await expect(line(page)).toHaveAttribute("content", "mqtt");
    // It goes in the same way.
    host.answer = null;
    await age();
    await visit();
    await expect.poll(pages).toBe(before + 2);
    await visit();
    await expect(line(page)).toHaveAttribute("content", "");
  });
});

test.describe("the relay of the local server", () => {
  test("drops the oldest retained messages over its limit, without telling their readers", async ({ start }) => {
    const relay = await start(startAedes({ retained: 3 }));
    const [writer, reader] = [await client(relay.url), await client(relay.url)];
    await reader.subscribe("hc/1/lobby/+");
    for (const name of ["one", "two", "three", "one", "four"]) await writer.publish(`hc/1/lobby/${name}`, name);
    await reader.message("hc/1/lobby/four");
    expect(reader.messages.filter(({ text }) => text === "")).toEqual([]);
    const late = await client(relay.url);
    await late.subscribe("hc/1/lobby/+");
    await Promise.all(["one", "three", "four"].map((name) => late.message(`hc/1/lobby/${name}`)));
    expect(late.messages.map(({ text }) => text).sort()).toEqual(["four", "one", "three"]);
  });

  test("closes a connection that announces a long packet, before the packet arrives", async ({ start }) => {
    const relay = await start(startAedes());
    for (const junk of [Buffer.from([0x30, 0x80, 0x80, 0x80, 0x64, 0, 1, 120]), Buffer.alloc(100_000), "text"]) {
      const liar = await client(relay.url);
      liar.raw(junk);
      expect(await liar.closed).toBe("closed");
    }
    // The length may arrive in pieces, and after another packet.
    const slow = await client(relay.url);
    for (const byte of [0xc0, 0, 0x30, 0xff, 0xff, 0x01]) slow.raw(Buffer.from([byte]));
    expect(await slow.closed).toBe("closed");
  });

  test("refuses pages of other sites", async ({ start }) => {
    const relay = await start(startAedes());
    const { host } = new URL(relay.url);
    for (const origin of ["null", "https://other.example", `http://${host}.other.example`]) {
      await expect(client(relay.url, { origin }), origin).rejects.toThrow("403");
    }
    await client(relay.url, { origin: `http://${host}` });
  });

  test("keeps no session, and refuses MQTT 5 and other protocols", async ({ start }) => {
    const relay = await start(startAedes());
    const kept = await client(relay.url, { id: "kept", clean: false });
    await kept.subscribe(`${GAME}/#`);
    await kept.end();
    const writer = await client(relay.url);
    await writer.publish(`${GAME}/p/c`, "missed", { retain: false });
    const back = await client(relay.url, { id: "kept", clean: false });
    await back.settle();
    expect(back.messages).toEqual([]);
    await expect(client(relay.url, { version: 5 })).rejects.toThrow();
    await expect(client(relay.url, { protocol: "other" })).rejects.toThrow();
    await expect(client(relay.url.replace("mqtt", "elsewhere"))).rejects.toThrow("404");
  });
});

test("the likeliest address in the local network comes first", () => {
  const at = (address, more = {}) => [{ address, family: "IPv4", internal: false, ...more }];
  expect(
    localAddresses({
      lo: at("127.0.0.1", { internal: true }),
      docker0: at("172.17.0.1"),
      "br-1f": at("172.18.0.1"),
      virbr0: at("192.168.122.1"),
      wg0: at("10.8.0.2"),
      enp3s0: [...at("10.0.0.7"), ...at("fe80::1", { family: "IPv6" })],
      other0: at("192.168.9.9"),
      wlp2s0: at("192.168.1.5"),
      eth7: at("203.0.113.5"),
      eth8: at("169.254.3.4"),
    }),
  ).toEqual(["192.168.1.5", "10.0.0.7", "169.254.3.4", "192.168.9.9"]);
  expect(localAddresses({})).toEqual([]);
});

test("the setting RELAY is read, or refused with the reason", () => {
  expect(relayOf("").line).toBe('<meta name="relay" content="">');
  expect(relayOf("mqtt")).toEqual({ line: lineBelow() });
  expect(relayOf("wss://relay.example/mqtt")).toEqual({ line: '<meta name="relay" content="wss://relay.example/mqtt">', source: "wss://relay.example" });
  expect(relayOf("wss://Relay.Example:8443")).toEqual({ line: '<meta name="relay" content="wss://relay.example:8443/">', source: "wss://relay.example:8443" });
  expect(relayOf("wss://guest:a%22%26b@h.example/x?y=1").line).toBe('<meta name="relay" content="wss://h.example/x?y=1" data-user="guest" data-password="a&quot;&amp;b">');
  expect(relayOf("ws://localhost:9001/").source).toBe("ws://localhost:9001");
  for (const [setting, why] of Object.entries({
    relay: /not an address/,
    "https://relay.example/": /begins with https/,
    "ws://relay.example/": /not encrypted/,
    "wss://*.example/": /not the name of a host/,
    "wss://[::1]/": /not the name of a host/,
    "wss://a b/": /spaces/,
    'wss://h/"><script>': /quotes/,
    "wss://h/#x": /after #/,
    "wss://:secret@h/": /^(?!.*secret).*needs a user/,
    "wss://u:%0Asecret@h/": /^(?!.*secret).*control characters/,
    "wss://u:%zz@h/": /hexadecimal/,
    "ws://u:p@localhost/": /need wss/,
    [`wss://h/${"x".repeat(500)}`]: /500 characters/,
  })) {
    expect(() => relayOf(setting), setting).toThrow(why);
  }
  expect(allow("a; connect-src 'self'; b", "wss://h", "page")).toBe("a; connect-src 'self' wss://h; b");
  expect(allow("\"connect-src 'self' blob:\"", "wss://h", "page")).toBe("\"connect-src 'self' blob: wss://h\"");
  expect(() => allow("connect-src 'none'", "wss://h", "page")).toThrow("page");
});

test.describe("the proxy between a page and a relay", () => {
  test("freezes, delays and cuts connections", async ({ start }) => {
    const relay = await start(startAedes());
    const line = await start(proxy(relay.url));
    const [near, far] = [await start(client(line.url)), await start(client(relay.url))];
    await near.subscribe(`${GAME}/#`);
    line.freeze();
    await far.publish(`${GAME}/s/w`, "held");
    const sent = near.publish(`${GAME}/s/b`, "held too");
    await far.subscribe(`${GAME}/s/b`);
    await far.settle();
    expect([...near.messages, ...far.messages]).toEqual([]);
    line.thaw();
    await sent;
    await near.message(`${GAME}/s/w`, "held");
    await far.message(`${GAME}/s/b`, "held too");
    line.delay(150);
    const begun = Date.now();
    await near.settle();
    expect(Date.now() - begun).toBeGreaterThanOrEqual(299);
    line.cut();
    expect(await near.closed).toBe("closed");
    // A new connection gets through.
    line.delay(0);
    await (await start(client(line.url))).settle();
  });
});
