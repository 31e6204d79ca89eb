// The environment of the site, parsed once. A wrong setting stops the start with a sentence that names it.

import type { LocaleStrategy } from "@hub/shared-contracts/locale";
import { z } from "zod";

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
	/** The release store's folder, and where the site keeps derived files. */
	readonly releasesDir: string;
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

const schema = z.object({
	PORT: port("PORT", 3000),
	CMS_PORT: port("CMS_PORT", 8055),
	HOST: z.string().min(1, "HOST must be an address to listen on, and is empty.").default("127.0.0.1"),
	PUBLIC_URL: url("PUBLIC_URL"),
	STUDIO_URL: url("STUDIO_URL"),
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
export type EnvironmentSettings = Omit<Settings, "cmsUrl" | "cmsToken" | "publishSecret" | "releasesDir"> & {
	readonly cmsPort: number;
	readonly dataDir: string;
};

/**
 * Reads the environment.
 * @throws SettingsError that names every wrong setting
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): EnvironmentSettings {
	const parsed = schema.safeParse(env);
	if (!parsed.success) throw new SettingsError(parsed.error.issues.map((issue) => issue.message).join(" "));
	const { data } = parsed;
	if (data.PORT === data.CMS_PORT) throw new SettingsError(`PORT and CMS_PORT are both ${data.PORT}; they must differ.`);
	return {
		port: data.PORT,
		host: data.HOST,
		cmsPort: data.CMS_PORT,
		dataDir: data.DATA_DIR,
		publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
		studioUrl: data.STUDIO_URL ?? `http://localhost:${data.CMS_PORT}`,
		localeStrategy: data.LOCALE_STRATEGY,
		thirdPartyOrigins: [data.ANALYTICS_URL, data.ADVERTISING_URL]
			.filter((address) => address !== undefined)
			.map((address) => new URL(address).origin),
	};
}
