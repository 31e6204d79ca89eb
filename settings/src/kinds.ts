// Kinds of settings: schemas of their texts. A message ends a sentence that begins with the setting's name. Messages of
// texts that may contain a password don't repeat them.

import { addressKey } from "@hub/shared-contracts/address/address-key";
import type { ReportRedirect } from "@hub/shared-contracts/address/report-redirects";
import { readMailAddress } from "@hub/shared-contracts/form/mail-address";
import { localized } from "@hub/shared-contracts/language/locale";
import { z } from "zod";

const mustBe = (wanted: string) => ({
	error: ({ input }: { readonly input?: unknown }) => `must be ${wanted}, and is “${String(input)}”.`,
});

/** Reports a problem from a transformation. */
function refuse(context: z.RefinementCtx, message: string): never {
	context.addIssue(message);
	return z.NEVER;
}

/** Any text. */
export const text = z.string();

function integer(min: number, max: number, wanted: string) {
	const fits = (text: string) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;
	return z.string().refine(fits, mustBe(wanted)).transform(Number);
}

export const port = integer(1, 65_535, "a port from 1 to 65535");

/** An integer within bounds, both inclusive. */
export const count = (min: number, max: number) => integer(min, max, `a whole number from ${min} to ${max}`);

/** One of several values. */
export const choice = <const Words extends readonly string[]>(...words: Words) =>
	z.enum(words, mustBe(words.join(" or ")));

export const onOff = choice("on", "off").transform((word) => word === "on");

export const databaseClient = z.enum(["sqlite3", "pg"], mustBe("sqlite3 (the embedded database) or pg (a Postgres)"));

/**
 * URL of a site: scheme, host and port alone, as browsers write it
 * (https://html.spec.whatwg.org/#ascii-serialisation-of-an-origin).
 */
export const origin = webAddress("path", "query");

/** Base URL without trailing slashes; its host in lower-case ASCII. */
export const url = webAddress("query");

/** URL of a file, which may have a query. */
export const fileUrl = webAddress();

function webAddress(...refused: readonly ("path" | "query")[]) {
	return z.string().transform((text, context) => {
		if (!hasProtocol(text, /^https?:$/)) return refuse(context, `must be an http or https address, and is “${text}”.`);
		const { origin: site, pathname, search, username, password } = new URL(text);
		if (username || password)
			return refuse(context, "has a user name or a password in it, which every visitor would read: leave it out.");
		const path = pathname.replace(/\/+$/, "");
		const has = { path: path !== "", query: text.includes("?"), "part behind #": text.includes("#") };
		const extra = ([...refused, "part behind #"] as const).find((part) => has[part]);
		const example = site + (refused.includes("path") ? "" : path);
		if (extra) return refuse(context, `must be an address without a ${extra}, such as ${example}, and is “${text}”.`);
		return site + path + search;
	});
}

/** Hosts of this machine, which need no encryption. */
const THIS_MACHINE = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** OpenID Connect issuer, unchanged: a trailing slash counts. HTTPS only, because secrets are sent there. */
export const issuer = z
	.string()
	.refine((text) => {
		const address = URL.parse(text);
		if (!address || /[?#]/.test(text) || address.username || address.password) return false;
		return address.protocol === "https:" || (address.protocol === "http:" && THIS_MACHINE.test(address.hostname));
	}, mustBe("an https address without a query, such as https://id.example.com"))
	.trim();

/** OAuth scopes (RFC 6749, 3.3). */
export const scope = z
	.string()
	.refine(
		(text) => /^[\x21\x23-\x5b\x5d-\x7e ]+$/.test(text) && text.split(" ").includes("openid"),
		mustBe("words with blanks between them, openid among them"),
	)
	.trim();

/** Id of a site at an advertising network. */
export const partnerId = z.string().regex(/^[\w-]{1,64}$/, mustBe("letters, digits, - and _, 64 at most"));

const list = z.string().transform((text) => text.split(",").flatMap((word) => word.trim() || []));

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** IP addresses and networks, separated by commas. */
export const networks = list.pipe(
	z.array(
		z.string().refine((text) => network.safeParse(text).success, {
			error: ({ input }) =>
				`must be addresses or networks such as 10.0.0.0/8, with commas between them, and has “${String(input)}”.`,
		}),
	),
);

/** A bucket of S3, and optionally a folder in it, which prefixes its keys. */
export const bucket = z
	.string()
	.trim()
	.regex(
		/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w-][\w.-]*)*$/,
		mustBe("the name of a bucket, or one of a folder in it such as releases/production"),
	)
	.transform((text) => {
		const [bucket = "", ...folders] = text.split("/");
		return { bucket, prefix: folders.join("/") };
	});

/** URL of a mail server, with options in its query. */
export const mailServer = z.string().transform((text, context) => {
	const example = "must be an address such as smtps://user:password@mail.example.com";
	const server = hasProtocol(text, /^smtps?:$/) ? new URL(text) : undefined;
	if (!server?.hostname) return refuse(context, `${example}.`);
	if (!/^\/?$/.test(server.pathname) || text.includes("#"))
		return refuse(context, `${example}, without a path or #: write signs of the password as %2F, %3F and %23.`);
	if (!server.hostname.includes("%")) return text;
	// `URL` percent-encodes other letters in hosts of this scheme. DNS needs ASCII, which hosts of `http:` become.
	const address = `http://${server.hostname}/`;
	if (!URL.canParse(address)) return refuse(context, `${example}.`);
	server.hostname = new URL(address).hostname;
	return server.href;
});

/** URL of a PostgreSQL. */
export const postgres = z
	.string()
	.refine(
		(text) => hasProtocol(text, /^postgres(ql)?:$/),
		"must be an address such as postgres://user:password@host:5432/database.",
	);

/** URL of a Redis. */
export const redis = z
	.string()
	.refine((text) => hasProtocol(text, /^rediss?:$/), "must be an address such as redis://user:password@host:6379.");

/** Sender of mails: `Name <address>`, or an address alone. */
export const mailSender = z.string().transform((text, context) => {
	const [, inBrackets, alone] =
		/^(?:(?:"[^"<>\p{Cc}]*"\s*|[^"<>\p{Cc}]*)<([^<>]+)>|([^<>]+))$/u.exec(text.trim()) ?? [];
	const written = (inBrackets ?? alone ?? "").trim();
	const read = readMailAddress(written);
	if (read.kind === "address") return text.trim().replace(written, () => read.address);
	return refuse(context, `must be an address such as hub@example.com or Data Hub <hub@example.com>, and is “${text}”.`);
});

/** Domains that cannot exist in public. Directus refuses their addresses. */
const PRIVATE_DOMAIN = /@(?:[^@.]+|.*\.(?:example|test|invalid|localhost|local|internal|lan|home|corp))$/i;

/** Mail address of an account in Studio. */
export const accountEmail = z.string().transform((text, context) => {
	const read = readMailAddress(text);
	if (read.kind !== "address") return refuse(context, `is “${text}”, which is no e-mail address: set it to one.`);
	if (!PRIVATE_DOMAIN.test(read.address)) return /[^ -~]/.test(text) ? read.address : text;
	return refuse(
		context,
		`is “${text}”, but the content service takes only addresses of public domains: set it to another, for instance one of example.org.`,
	);
});

/** Key that signs or encrypts. */
export const key = z.string().min(16, "is too short to be safe: give it at least 16 random characters.");

/** Keys separated by commas, the newest first. */
export const keys = list.pipe(z.array(key));

/**
 * Old paths of reports with their current URLs, separated by commas or blanks:
 * `/old/a.pdf=https://example.com/a.pdf`.
 */
export const reports = z.string().transform((text, context): readonly ReportRedirect[] => {
	const reports: ReportRedirect[] = [];
	for (const pair of text.split(/[\s,]+/).filter(Boolean)) {
		const [from = "", to = ""] = pair.split(/=(.*)/s);
		const url = /^https?:\/\//i.test(to) ? URL.parse(to) : null;
		if (!url || !/^\/[^/\\?#][^\\?#]*\.pdf$/i.test(from)) {
			const example = "/old/a.pdf=https://example.com/a.pdf,/old/b.pdf=https://example.com/b.pdf";
			return refuse(
				context,
				`must be old paths of PDF files and their addresses, such as ${example}, and has “${pair}”.`,
			);
		}
		if (reports.some((other) => addressKey(other.from) === addressKey(from)))
			return refuse(context, `names ${from} twice.`);
		reports.push({ from, to: localized(() => url.href) });
	}
	return reports;
});

function hasProtocol(text: string, protocol: RegExp): boolean {
	return protocol.test(URL.parse(text)?.protocol ?? "");
}
