// Kinds of settings: parsers with the error message for invalid values.

import { type ReportRedirect, readReports } from "@hub/shared-contracts/address/report-redirects";
import { readMailAddress } from "@hub/shared-contracts/form/mail-address";
import { asciiDomain } from "@hub/shared-contracts/language/letters";
import { isNetwork } from "./network.ts";
import type { Kind, Reading } from "./setting.ts";

/** Any text. */
export const text: Kind<string> = (value) => ({ value });

/** A port, from 1 to 65535. */
export const port: Kind<number> = (text) => {
	const value = Number(text);
	const fits = /^\d{1,5}$/.test(text) && value >= 1 && value <= 65_535;
	return fits ? { value } : { wrong: `must be a port from 1 to 65535, and is “${text}”.` };
};

/** An integer within bounds, both inclusive. */
export function count(least: number, most: number): Kind<number> {
	return (text) => {
		const value = Number(text);
		const fits = /^\d{1,9}$/.test(text) && value >= least && value <= most;
		return fits ? { value } : { wrong: `must be a whole number from ${least} to ${most}, and is “${text}”.` };
	};
}

/**
 * The address of a site: scheme, host and port alone, as browsers write it
 * (https://html.spec.whatwg.org/#ascii-serialisation-of-an-origin).
 */
export const origin: Kind<string> = (text) => webAddress(text, ["path", "query"]);

/** An address of the web below which others are, without slashes at its end; its host in small letters of ASCII. */
export const url: Kind<string> = (text) => webAddress(text, ["query"]);

/** The address of a file of the web, which may have a query. */
export const fileUrl: Kind<string> = (text) => webAddress(text, []);

function webAddress(text: string, without: readonly ("path" | "query")[]): Reading<string> {
	if (!hasProtocol(text, /^https?:$/)) return { wrong: `must be an http or https address, and is “${text}”.` };
	const { origin: site, pathname, search, username, password } = new URL(text);
	if (username || password)
		return { wrong: "has a user name or a password in it, which every visitor would read: leave it out." };
	const path = pathname.replace(/\/+$/, "");
	const has = { path: path !== "", query: text.includes("?"), "part behind #": text.includes("#") };
	const extra = ([...without, "part behind #"] as const).find((part) => has[part]);
	const example = site + (without.includes("path") ? "" : path);
	return extra
		? { wrong: `must be an address without a ${extra}, such as ${example}, and is “${text}”.` }
		: { value: site + path + search };
}

/** Hosts of this machine, which need no encryption. */
const THIS_MACHINE = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** An OpenID Connect issuer, as it is written: a slash at its end counts. Secrets go there, so it is encrypted. */
export const issuer: Kind<string> = (text) => {
	const address = URL.canParse(text) ? new URL(text) : undefined;
	const fits =
		address !== undefined &&
		(address.protocol === "https:" || (address.protocol === "http:" && THIS_MACHINE.test(address.hostname))) &&
		!/[?#]/.test(text) &&
		address.username + address.password === "";
	return fits
		? { value: text.trim() }
		: { wrong: `must be an https address without a query, such as https://id.example.com, and is “${text}”.` };
};

/** Scopes with blanks between them. */
export const scope: Kind<string> = (text) =>
	/^[\x21\x23-\x5b\x5d-\x7e ]+$/.test(text) && text.split(" ").includes("openid")
		? { value: text.trim() }
		: { wrong: `must be words with blanks between them, openid among them, and is “${text}”.` };

/** Id of a site at an advertising network. */
export const partnerId: Kind<string> = (text) =>
	/^[\w-]{1,64}$/.test(text)
		? { value: text }
		: { wrong: `must be letters, digits, - and _, 64 at most, and is “${text}”.` };

/** One of several values. */
export function choice<const Word extends string>(...words: readonly Word[]): Kind<Word> {
	return (text) => {
		const value = words.find((word) => word === text);
		return value === undefined ? { wrong: `must be ${words.join(" or ")}, and is “${text}”.` } : { value };
	};
}

/** `on` or `off`. */
export const onOff: Kind<boolean> = (text) =>
	text === "on" || text === "off" ? { value: text === "on" } : { wrong: `must be on or off, and is “${text}”.` };

/** Addresses and networks, with commas between them. */
export const networks: Kind<readonly string[]> = (text) => {
	const value = list(text);
	const wrong = value.find((network) => !isNetwork(network));
	return wrong === undefined
		? { value }
		: { wrong: `must be addresses or networks such as 10.0.0.0/8, with commas between them, and has “${wrong}”.` };
};

/** A bucket, and what the keys in it begin with. */
export interface BucketName {
	readonly bucket: string;
	/** Without slashes at its ends; "" where it is all of the bucket. */
	readonly prefix: string;
}

/** The name of a bucket, with a folder in it if need be. */
export const bucket: Kind<BucketName> = (text) => {
	const [, name, prefix] = /^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w-][\w.-]*)*)$/.exec(text.trim()) ?? [];
	return name === undefined || prefix === undefined
		? { wrong: `must be the name of a bucket, or one of a folder in it such as releases/production, and is “${text}”.` }
		: { value: { bucket: name, prefix: prefix.slice(1) } };
};

/** Address of a mail server, with options in its query. It may contain a password, so errors don't repeat it. */
export const mailServer: Kind<string> = (text) => {
	const example = "must be an address such as smtps://user:password@mail.example.com";
	const server = hasProtocol(text, /^smtps?:$/) ? new URL(text) : undefined;
	if (!server?.hostname) return { wrong: `${example}.` };
	if (!/^\/?$/.test(server.pathname) || text.includes("#"))
		return { wrong: `${example}, without a path or #: write signs of the password as %2F, %3F and %23.` };
	if (!server.hostname.includes("%")) return { value: text };
	// A host in other letters is looked up in ASCII.
	const host = asciiDomain(decodeURIComponent(server.hostname));
	server.hostname = host;
	return host === "" ? { wrong: `${example}.` } : { value: server.href };
};

/** Address of a PostgreSQL. It may contain a password, so errors don't repeat it. */
export const postgres: Kind<string> = (text) =>
	hasProtocol(text, /^postgres(ql)?:$/)
		? { value: text }
		: { wrong: "must be an address such as postgres://user:password@host:5432/database." };

/** Address of a Redis. It may contain a password, so errors don't repeat it. */
export const redis: Kind<string> = (text) =>
	hasProtocol(text, /^rediss?:$/)
		? { value: text }
		: { wrong: "must be an address such as redis://user:password@host:6379." };

/** Sender of mails: `Name <address>`, or an address alone. */
export const mailSender: Kind<string> = (text) => {
	const [, inBrackets, alone] =
		/^(?:(?:"[^"<>\p{Cc}]*"\s*|[^"<>\p{Cc}]*)<([^<>]+)>|([^<>]+))$/u.exec(text.trim()) ?? [];
	const written = inBrackets ?? alone ?? "";
	const read = readMailAddress(written.trim());
	return read.kind === "address"
		? { value: text.trim().replace(written.trim(), () => read.address) }
		: { wrong: `must be an address such as hub@example.com or Data Hub <hub@example.com>, and is “${text}”.` };
};

/** Domains that cannot exist in public: Directus refuses addresses of theirs. */
const PRIVATE_DOMAIN = /@(?:[^@.]+|.*\.(?:example|test|invalid|localhost|local|internal|lan|home|corp))$/i;

/** The address of an account in Studio. */
export const accountEmail: Kind<string> = (text) => {
	const read = readMailAddress(text);
	if (read.kind !== "address") return { wrong: `is “${text}”, which is no e-mail address: set it to one.` };
	if (!PRIVATE_DOMAIN.test(read.address)) return { value: /[^ -~]/.test(text) ? read.address : text };
	return {
		wrong: `is “${text}”, but the content service takes only addresses of public domains: set it to another, for instance one of example.org.`,
	};
};

/** Something that signs or seals; it is not repeated. */
export const key: Kind<string> = (text) =>
	text.length >= 16 ? { value: text } : { wrong: "is too short to be safe: give it at least 16 random characters." };

/** Keys with commas between them, the newest first. */
export const keys: Kind<readonly string[]> = (text) => {
	const value = list(text);
	const short = value.map(key).find((read) => "wrong" in read);
	return short ?? { value };
};

/** Old paths of reports, and where they are now. */
export const reports: Kind<readonly ReportRedirect[]> = (text) => {
	const read = readReports(text);
	return read.kind === "reports" ? { value: read.reports } : { wrong: read.problem };
};

function hasProtocol(text: string, protocol: RegExp): boolean {
	return URL.canParse(text) && protocol.test(new URL(text).protocol);
}

function list(text: string): string[] {
	return text.split(",").flatMap((word) => word.trim() || []);
}
