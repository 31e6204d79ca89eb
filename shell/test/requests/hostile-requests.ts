// Requests that no browser sends, generated at random from a seed. The number of a request is sufficient to generate it
// again.

import fc from "fast-check";

export interface HostileRequest {
	readonly method: string;
	readonly target: string;
	readonly head: Buffer;
	readonly body: Buffer;
	/**
	 * True if the server may close the connection: the request breaks the protocol, announces more than it sends, or
	 * sends more than is read.
	 */
	readonly broken: boolean;
}

export interface Attack {
	readonly requests: readonly HostileRequest[];
	/** Number of bytes after which the connection is aborted; undefined to wait for all responses. */
	readonly abortAfter: number | undefined;
	readonly client: number;
}

export interface HostileWords {
	readonly known: readonly string[];
	readonly complete: boolean;
}

/** Host that no response may contain. It occurs only in headers, never in addresses. */
export const STRANGE_HOST = "hostile-host.example";

export function generateAttack(words: HostileWords): (seed: number, number: number) => Attack {
	const attack = arbitraryAttack(words);
	return (seed, number) => {
		// Each number has its own seed, so that one attack can be repeated alone.
		const [generated] = fc.sample(attack, {
			seed: (Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) | 0,
			numRuns: 1,
		});
		if (!generated) throw new Error("No attack was generated.");
		return generated;
	};
}

const SLUGS = fc.oneof(
	fc.stringMatching(/^[a-z]{2,12}(-[a-z]{1,9}){0,3}$/),
	fc.string({ unit: "binary", maxLength: 12 }).map(encode),
	fc.string({ unit: "grapheme", maxLength: 10 }).map(encode),
	fc.constantFrom(..."__proto__ constructor toString %00 %ff%fe %zz % %2e%2e .. . index.html x.png %2f%2f".split(" ")),
	fc.constantFrom(
		"wp-login.php",
		".env",
		".git/config",
		"'%20or%201=1--",
		"%3Cscript%3E",
		"{{7*7}}",
		"%0d%0aset-cookie:a=b",
	),
	fc.integer({ min: 200, max: 9_000 }).map((length) => "a".repeat(length)),
	fc.integer({ min: 20, max: 1_500 }).map((length) => "%C3%BC".repeat(length)),
);

const MUTATIONS: readonly ((path: string, slug: string) => string)[] = [
	(path) => path.toUpperCase(),
	(path) => `${path}/`,
	(path) => `/${path}`,
	(path) => `//${path}`,
	(path) => path.replaceAll("/", "//"),
	(path) => path.replaceAll("/", "/./"),
	(path) => path.replaceAll("/", "%2f"),
	(path) => path.replaceAll("/", "\\"),
	(path) => `/de${path}`,
	(path) => `/en${path}`,
	(path) => `/fr${path}`,
	(path) => `${path}%00`,
	(path) => `${path};a=b`,
	(path) => `${path}.json`,
	(path) => path.slice(0, -1),
	(path) => `${path}/..`,
	(path, slug) => `${path}/${slug}`,
	(path, slug) => `${path}/../${slug}`,
	(path, slug) => path.replace(/[^/]*$/, slug),
	(path, slug) => path.replace(/^\/[^/]*/, `/${slug}`),
	(path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
	(path) => path.replace(/%/g, "%25"),
	(path) => path.replace(/e/g, "%65"),
];

const PLACES =
	`/ /de/ /events/ /de/events/ /glossary/ /de/glossar/ /insights/ /authors/ /category/ /industry/ /references/ /use-cases/
	/events/recordings/ /demos/ /media/ /files/ /share/ /feeds/ /api/ /r/mf-events/ /_data/ /_hooks/ /resources/ /de/anwendungsfaelle/
	/category/international-pulse/`.split(/\s+/);

const ADDRESSES = [
	..."// /// /%2e%2e //evil.example/%2e%2e /\\evil.example /%5cevil.example /; /? /# *".split(" "),
	"",
	" /",
];
const TARGETS = [
	"javascript:1",
	"/\u0000",
	"/ü",
	"/\u{1F4A9}",
	"/a b",
	"evil.example:443",
	"http://evil.example/",
	"https://evil.example:443/de",
];

const ENDPOINTS =
	`/healthz /readyz /api/consent /api/auth/session /api/contact/challenge /_hooks/address /sitemap.xml /robots.txt
	/share.png /favicon.ico /contact /de/kontakt /login`.split(/\s+/);

function arbitraryAttack({ known, complete }: HostileWords): fc.Arbitrary<Attack> {
	const word = fc.constantFrom(...known);
	const mutated = fc
		.tuple(word, fc.array(fc.constantFrom(...MUTATIONS), { minLength: 1, maxLength: 3 }), SLUGS)
		.map(([path, mutations, slug]) => mutations.reduce((now, mutate) => mutate(now, slug), path));
	const madeUp = fc.tuple(fc.constantFrom(...PLACES), SLUGS).map(([place, slug]) => place + slug);
	const data = fc
		.tuple(fc.oneof(word, mutated, madeUp), fc.boolean())
		.map(([to, plain]) => `/_data?to=${plain ? to : encode(to)}`);
	const path = fc.oneof(
		{ weight: 5, arbitrary: word },
		{ weight: 5, arbitrary: mutated },
		{ weight: 5, arbitrary: madeUp },
		{ weight: 3, arbitrary: data },
		{ weight: 3, arbitrary: fc.constantFrom(...ENDPOINTS) },
		{ weight: 1, arbitrary: fc.constantFrom(...ADDRESSES, ...TARGETS) },
	);
	const target = fc
		.tuple(path, QUERY)
		.map(([address, query]) => (query === "" ? address : `${address}${address.includes("?") ? "&" : "?"}${query}`));
	const request = fc
		.record({ method: METHOD, target, headers: HEADERS, host: HOST, body: bodies(complete), cut: fc.nat(30) })
		.map(compose);
	return fc.record({
		requests: fc.oneof(
			{ weight: 5, arbitrary: fc.array(request, { minLength: 1, maxLength: 1 }) },
			{ weight: 1, arbitrary: fc.array(request, { minLength: 2, maxLength: 5 }) },
		),
		abortAfter: fc.oneof({ weight: 15, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.nat(3_000) }),
		client: fc.nat(199),
	});
}

const METHOD = fc.oneof(
	{ weight: 12, arbitrary: fc.constant("GET") },
	{ weight: 2, arbitrary: fc.constant("HEAD") },
	{ weight: 5, arbitrary: fc.constant("POST") },
	{
		weight: 2,
		arbitrary: fc.constantFrom(
			"PUT",
			"DELETE",
			"OPTIONS",
			"PATCH",
			"TRACE",
			"PROPFIND",
			"QUERY",
			"CONNECT",
			"get",
			"NONE",
		),
	},
);

const PARAMETERS = ["", ..."page topic to layout q search kind format v width __proto__ constructor a[]".split(" ")];
const QUERY = fc.oneof(
	{ weight: 6, arbitrary: fc.constant("") },
	{
		weight: 3,
		arbitrary: fc
			.array(fc.tuple(fc.constantFrom(...PARAMETERS), fc.oneof(SLUGS, fc.integer().map(String))), {
				minLength: 1,
				maxLength: 4,
			})
			.map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&")),
	},
	{ weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }).map(encode) },
	{
		weight: 1,
		arbitrary: fc.constantFrom(
			"&&&==",
			"?",
			"%",
			"=",
			"a=1&".repeat(600),
			`to=${"/".repeat(500)}`,
			"x=%0d%0alocation:a",
		),
	},
);

const HOST = fc.oneof(
	{ weight: 28, arbitrary: fc.constant("localhost") },
	{
		weight: 6,
		arbitrary: fc.constantFrom(STRANGE_HOST, `${STRANGE_HOST}:99`, `a@${STRANGE_HOST}`, `localhost.${STRANGE_HOST}`),
	},
	{
		weight: 1,
		arbitrary: fc.constantFrom("", "[::1", "a b", "localhost:99999", "ü", "localhost, localhost", "-", "%00"),
	},
);

const GARBAGE = fc.oneof(
	fc.string({ unit: "binary-ascii", maxLength: 60 }).map((text) => text.replace(/[^\x20-\x7e]/g, "")),
	fc
		.uint8Array({ minLength: 1, maxLength: 40 })
		.map((bytes) => Buffer.from(bytes.map((byte) => Math.max(byte, 0x80))).toString("latin1")),
	fc.constantFrom("", ",,,", ";;;", "*", "null", "%", "a".repeat(6_000), "(", "[", "$", "\t"),
);

const either = (...values: readonly string[]) => fc.oneof(fc.constantFrom(...values), GARBAGE);
const HEADER = fc.oneof(
	named("accept-language", either("de", "en;q=0.1,de", "*", "de-DE,de;q=abc", "en,".repeat(900))),
	named("accept-encoding", either("gzip", "br", "zstd;q=1, *;q=0", "identity;q=0", "gzip;q=2")),
	named("accept", either("text/html", "application/json", "*/*;q=x")),
	named(
		"cookie",
		either(
			"DIH_ACCEPTED=true",
			"i18n_redirected=de",
			"i18n_redirected=%",
			"i18n_redirected=xx; i18n_redirected=de",
			`a=${"b".repeat(3_000)}`,
			"=;=;=",
			"__proto__=1",
		),
	),
	named(
		"cookie",
		either(
			"session=Fe26.2**x",
			"DIH_REQUIRED=%7B",
			"__Host-session=.",
			"DIH_ACCEPTED=%E0%A4%A; i18n_redirected=__proto__",
		),
	),
	named(
		"range",
		either("bytes=0-0", "bytes=-1", "bytes=5-2", "bytes=0-99999999999999999999", "bytes=0-1,2-3,4-5", "lines=1-2"),
	),
	named("if-none-match", either("*", '"a"', 'W/"a", "b"', '"'.repeat(99))),
	named("if-range", either('"a"', "Wed, 21 Oct 2015 07:28:00 GMT")),
	named("if-modified-since", either("Wed, 21 Oct 2015 07:28:00 GMT", "yesterday")),
	named("referer", either(`http://${STRANGE_HOST}/de`, "http://localhost/de/glossar", "about:blank", "//")),
	named("origin", either("null", `http://${STRANGE_HOST}`, "http://localhost")),
	named("sec-fetch-site", either("same-origin", "cross-site", "none")),
	named("x-forwarded-for", either("1.2.3.4", "::1", "1.2.3.4, 5.6.7.8:99", "[::1]:9")),
	named("x-forwarded-host", either(STRANGE_HOST)),
	named("x-forwarded-proto", either("https", "javascript")),
	named("forwarded", either(`host=${STRANGE_HOST};proto=https`)),
	named("x-http-method-override", either("DELETE", "POST")),
	named("x-hub-set", either("__proto__", "../../live", "0000000000000000")),
	named("x-hub-signature", either("sha256=00", `sha256=${"0".repeat(64)}`)),
	named("authorization", either("Bearer x", "Basic Og==")),
	named("purpose", either("prefetch")),
);
const SERVER_HEADER = fc.oneof(
	named("expect", either("100-continue", "100-continue", "200-ok")),
	named("upgrade", either("websocket", "h2c")),
	named("connection", either("close", "keep-alive", "upgrade", "x, close")),
	named("content-encoding", either("gzip", "br", "identity")),
);
const HEADERS = fc.array(fc.oneof({ weight: 24, arbitrary: HEADER }, { weight: 1, arbitrary: SERVER_HEADER }), {
	maxLength: 5,
});

const FORMS = ["application/x-www-form-urlencoded", "application/x-www-form-urlencoded; charset=utf-7"];
const OTHER_TYPES = [
	"",
	"application/json",
	"application/json; charset=x",
	"multipart/form-data; boundary=x",
	"text/plain",
	"a/b/c",
];

interface Body {
	readonly type: string;
	readonly bytes: Buffer;
}

function bodies(complete: boolean): fc.Arbitrary<Body> {
	const value = fc.oneof(
		fc.constantFrom(
			"",
			"on",
			"Ada Lovelace",
			"guest@example.org",
			"a@b",
			"register",
			"confirm",
			"cancel",
			"x".repeat(5_000),
			"\u0000",
			"\u202e",
		),
		fc.string({ unit: "binary", maxLength: 40 }),
	);
	const names = [
		"",
		..."name email organisation remark message topic subject step proof altcha __proto__ website".split(" "),
	];
	const field = fc.tuple(fc.constantFrom(...names), value);
	const filled = fc
		.tuple(fc.array(field, { maxLength: 9 }), fc.nat(500), fc.nat(3))
		.map(([fields, guest, kind]) =>
			new URLSearchParams(
				kind > 0
					? fields
					: [
							["name", "A. Guest"],
							["email", `hostile${guest}@example.org`],
							["message", "Hello"],
							...(complete ? [["consent", "on"]] : []),
						],
			).toString(),
		);
	const json = fc.oneof(
		fc.json({ maxDepth: 3 }),
		fc.constantFrom(
			"{",
			'{"__proto__":{"a":1}}',
			'{"accepted":',
			"[".repeat(20_000),
			'{"statistics":true,"marketing":"x"}',
			"null",
			'"\\ud800"',
		),
	);
	const bytes = fc.oneof(
		{ weight: 6, arbitrary: fc.record({ type: fc.constantFrom(...FORMS), bytes: filled.map(Buffer.from) }) },
		{ weight: 3, arbitrary: fc.record({ type: fc.constantFrom(...OTHER_TYPES), bytes: json.map(Buffer.from) }) },
		{
			weight: 2,
			arbitrary: fc.record({
				type: fc.constantFrom(...FORMS, ...OTHER_TYPES),
				bytes: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
			}),
		},
		{
			weight: 1,
			arbitrary: fc.record({
				type: fc.constantFrom(...FORMS, ...OTHER_TYPES),
				bytes: fc.integer({ min: 60_000, max: 400_000 }).map((size) => Buffer.alloc(size, "a=b&")),
			}),
		},
	);
	return bytes;
}

interface Parts {
	readonly method: string;
	readonly target: string;
	readonly headers: readonly (readonly [string, string])[];
	readonly host: string;
	readonly body: Body;
	/** Below 2, the body is cut short; 2: valid chunks; 3: invalid chunks; 4: two lengths. */
	readonly cut: number;
}

function compose({ method, target, headers, host, body: { type, bytes }, cut }: Parts): HostileRequest {
	const sends = ["POST", "PUT", "PATCH", "QUERY", "PROPFIND"].includes(method);
	const lines = [
		`${method} ${target} HTTP/1.1`,
		...(host === "" ? [] : [`host: ${host}`]),
		...headers.map((pair) => pair.join(": ")),
	];
	let body: Buffer = Buffer.alloc(0);
	if (sends) {
		lines.push(`content-type: ${type}`);
		const framing = cut === 3 ? "zz\r\nabc\r\n" : `${bytes.length.toString(16)}\r\n`;
		const chunked = cut === 2 || cut === 3;
		body = chunked ? Buffer.concat([Buffer.from(framing), bytes, Buffer.from("\r\n0\r\n\r\n")]) : bytes;
		lines.push(...(chunked ? ["transfer-encoding: chunked"] : [`content-length: ${bytes.length}`]));
		if (cut === 4) lines.push(`content-length: ${bytes.length + 7}`);
		if (cut < 2) body = body.subarray(0, Math.floor(body.length / 2));
	}
	const named = headers.map(([name]) => name);
	const broken =
		!/^(GET|HEAD|POST|PUT|DELETE|OPTIONS|PATCH|TRACE|PROPFIND|QUERY)$/.test(method) ||
		!/^\/[\x21-\x7e]*$/.test(target) ||
		host === "" ||
		(sends && (cut < 5 || bytes.length > 50_000 || (cut === 2 && bytes.length === 0))) ||
		lines.join("\r\n").length > 14_000 ||
		["expect", "upgrade", "connection", "content-encoding"].some((name) => named.includes(name)) ||
		headers.some(([, value]) => /[^\x20-\x7e\x80-\xff\t]/.test(value));
	// Targets beyond Latin-1 are sent as UTF-8 bytes, headers unchanged.
	const head = Buffer.concat([
		Buffer.from(lines[0] ?? "", "utf8"),
		Buffer.from(`\r\n${lines.slice(1).join("\r\n")}\r\n\r\n`, "latin1"),
	]);
	return { method, target, head, body, broken };
}

function named(name: string, value: fc.Arbitrary<string>): fc.Arbitrary<readonly [string, string]> {
	return value.map((text) => [name, text] as const);
}

function encode(text: string): string {
	return encodeURIComponent(text.toWellFormed());
}
