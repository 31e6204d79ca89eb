// The environment of the site, parsed once. A wrong setting stops the start with a sentence that names it.

import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import { z } from "zod";
import { circularReport, type ReportRedirect, readReports } from "../router/report-redirects.ts";
import { isNetwork } from "./visitors.server.ts";

/** A setting that cannot be used; its message names it and says what it may be. */
export class SettingsError extends Error {
	override readonly name = "SettingsError";
}

/** The site's settings; see docs/settings.md for each. */
export interface Settings {
	readonly port: number;
	readonly host: string;
	/** Without a slash at its end. */
	readonly publicUrl: string;
	readonly localeStrategy: LocaleStrategy;
	/** Where Directus answers, and with what. */
	readonly cmsUrl: string;
	readonly cmsToken: string;
	/** Signs the publish hook. */
	readonly publishSecret: string;
	/** Where Studio is for editors' browsers. */
	readonly studioUrl: string;
	/** The release store's folder. */
	readonly releasesDir: string;
	/** Where fonts are written to that pictures are drawn with; it is made when the first one is. */
	readonly fontsDir: string;
	/** Where the site keeps what it can make anew; without it, nothing outlives its process. */
	readonly siteDir?: string | undefined;
	/** Most addresses in one file of the map of the site; see `SITEMAP_LIMIT`. */
	readonly sitemapLimit?: number;
	/** Addresses and networks of proxies whose `X-Forwarded-For` is believed. */
	readonly trustedProxies: readonly string[];
	/** Where reports of the site before are now; undefined: where the releases say. */
	readonly reportRedirects: readonly ReportRedirect[] | undefined;
	/** Origins of configured third parties; the policy lets them in, consent decides in code. */
	readonly thirdPartyOrigins: readonly string[];
}

const port = (name: string, fallback: number) =>
	z
		.string()
		.optional()
		.transform((text, context) => {
			if (text === undefined || text === "") return fallback;
			const number = Number(text);
			if (Number.isInteger(number) && number >= 1 && number <= 65535) return number;
			context.addIssue({ code: "custom", message: `${name} must be a port from 1 to 65535, and is “${text}”.` });
			return z.NEVER;
		});

const url = (name: string) =>
	z
		.string()
		.optional()
		.transform((text, context) => {
			if (text === undefined || text === "") return undefined;
			if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, "");
			context.addIssue({ code: "custom", message: `${name} must be an http or https address, and is “${text}”.` });
			return z.NEVER;
		});

const networks = z
	.string()
	.default("")
	.transform((text, context) => {
		const list = text
			.split(",")
			.map((network) => network.trim())
			.filter((network) => network !== "");
		const wrong = list.find((network) => !isNetwork(network));
		if (wrong === undefined) return list;
		context.addIssue({
			code: "custom",
			message: `TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, with commas between them, and has “${wrong}”.`,
		});
		return z.NEVER;
	});

const mailServer = z
	.string()
	.optional()
	.transform((text, context) => {
		if (text === undefined || text === "") return undefined;
		if (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== "") return text;
		// The address may contain a password, so the message does not repeat it.
		context.addIssue({ code: "custom", message: "SMTP_URL must be an address such as smtps://user:password@mail.example.com." });
		return z.NEVER;
	});

const mailSender = z
	.string()
	.optional()
	.transform((text, context) => {
		if (text === undefined || text.trim() === "") return undefined;
		const [, inBrackets, alone] = /^(?:(?:"[^"<>\p{Cc}]*"\s*|[^"<>\p{Cc}]*)<([^<>]+)>|([^<>]+))$/u.exec(text.trim()) ?? [];
		if (z.email().safeParse(inBrackets ?? alone).success) return text.trim();
		context.addIssue({
			code: "custom",
			message: `MAIL_FROM must be an address such as hub@example.com or Data Hub <hub@example.com>, and is “${text}”.`,
		});
		return z.NEVER;
	});

const reports = z
	.string()
	.optional()
	.transform((text, context) => {
		if (text === undefined || text.trim() === "") return undefined;
		const read = readReports(text);
		if (read.kind === "reports") return read.reports;
		context.addIssue({ code: "custom", message: `REPORT_REDIRECTS ${read.problem}` });
		return z.NEVER;
	});

const schema = z.object({
	PORT: port("PORT", 3000),
	CMS_PORT: port("CMS_PORT", 8055),
	MAIL_UI_PORT: port("MAIL_UI_PORT", 1080),
	MAIL_SMTP_PORT: port("MAIL_SMTP_PORT", 1025),
	SMTP_URL: mailServer,
	MAIL_FROM: mailSender,
	TRUSTED_PROXIES: networks,
	HOST: z.string().min(1, "HOST must be an address to listen on, and is empty.").default("127.0.0.1"),
	PUBLIC_URL: url("PUBLIC_URL"),
	STUDIO_URL: url("STUDIO_URL"),
	REPORT_REDIRECTS: reports,
	ANALYTICS_URL: url("ANALYTICS_URL"),
	ADVERTISING_URL: url("ADVERTISING_URL"),
	DATA_DIR: z.string().min(1, "DATA_DIR must be a folder, and is empty.").default(".data"),
	LOCALE_STRATEGY: z
		.enum(["prefix_except_default", "prefix"], {
			error: (issue) => `LOCALE_STRATEGY must be prefix_except_default or prefix, and is “${String(issue.input)}”.`,
		})
		.default("prefix_except_default"),
});

/** The part of the settings that comes from the environment; the rest is known once the content service runs. */
export type EnvironmentSettings = Omit<
	Settings,
	"cmsUrl" | "cmsToken" | "publishSecret" | "releasesDir" | "fontsDir" | "siteDir"
> & {
	readonly cmsPort: number;
	readonly dataDir: string;
	/** The mail server to send through; without one, mails are caught on this machine. */
	readonly smtpUrl: string | undefined;
	/** Who sends mails, as `Name <address>` or an address; without one, the organisation of the site settings. */
	readonly mailFrom: string | undefined;
	/** Where the mail catcher takes mails, and where it shows them. */
	readonly mailSmtpPort: number;
	readonly mailUiPort: number;
};

/**
 * Reads the environment.
 * @throws SettingsError that names every wrong setting
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): EnvironmentSettings {
	const parsed = schema.safeParse(env);
	if (!parsed.success) throw new SettingsError(parsed.error.issues.map((issue) => issue.message).join(" "));
	const { data } = parsed;
	requireDifferent(data, data.SMTP_URL ? ["PORT", "CMS_PORT"] : ["PORT", "CMS_PORT", "MAIL_UI_PORT", "MAIL_SMTP_PORT"]);
	const publicUrl = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`;
	const circular = circularReport(data.REPORT_REDIRECTS ?? [], publicUrl);
	if (circular)
		throw new SettingsError(
			`REPORT_REDIRECTS leads from ${circular.from} to an old path again; it must lead to where the report is now.`,
		);
	return {
		port: data.PORT,
		host: data.HOST,
		cmsPort: data.CMS_PORT,
		dataDir: data.DATA_DIR,
		smtpUrl: data.SMTP_URL,
		mailFrom: data.MAIL_FROM,
		mailSmtpPort: data.MAIL_SMTP_PORT,
		mailUiPort: data.MAIL_UI_PORT,
		publicUrl,
		studioUrl: data.STUDIO_URL ?? `http://localhost:${data.CMS_PORT}`,
		localeStrategy: data.LOCALE_STRATEGY,
		trustedProxies: data.TRUSTED_PROXIES,
		reportRedirects: data.REPORT_REDIRECTS,
		thirdPartyOrigins: [data.ANALYTICS_URL, data.ADVERTISING_URL]
			.filter((address) => address !== undefined)
			.map((address) => new URL(address).origin),
	};
}

function requireDifferent<Name extends string>(ports: Readonly<Record<Name, number>>, names: readonly Name[]): void {
	for (const [index, name] of names.entries()) {
		const other = names.slice(0, index).find((candidate) => ports[candidate] === ports[name]);
		if (other) throw new SettingsError(`${other} and ${name} are both ${ports[name]}; they must differ.`);
	}
}
