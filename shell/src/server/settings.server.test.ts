import { describe, expect, test } from "vitest";
import { readSettings, SettingsError } from "./settings.server.ts";

describe("settings", () => {
	test("[LN-3] without any, everything has a default", () => {
		expect(readSettings({})).toEqual({
			port: 3000,
			host: "127.0.0.1",
			cmsPort: 8055,
			dataDir: ".data",
			publicUrl: "http://localhost:3000",
			studioUrl: "http://localhost:8055",
			localeStrategy: "prefix_except_default",
			thirdPartyOrigins: [],
		});
	});

	test("addresses follow the ports, or are taken as they are set", () => {
		expect(readSettings({ PORT: "4000", CMS_PORT: "4001" })).toMatchObject({
			publicUrl: "http://localhost:4000",
			studioUrl: "http://localhost:4001",
		});
		expect(
			readSettings({
				PUBLIC_URL: "https://example.com//",
				LOCALE_STRATEGY: "prefix",
				ANALYTICS_URL: "https://analytics.example.com/path/",
				ADVERTISING_URL: "http://ads.example.com:8080/x.js",
			}),
		).toMatchObject({
			publicUrl: "https://example.com",
			localeStrategy: "prefix",
			thirdPartyOrigins: ["https://analytics.example.com", "http://ads.example.com:8080"],
		});
	});

	test("an empty port or address counts as none", () => {
		expect(readSettings({ PORT: "", PUBLIC_URL: "" })).toMatchObject({ port: 3000, publicUrl: "http://localhost:3000" });
	});

	test.each<[Record<string, string>, string]>([
		[{ PORT: "0" }, "PORT must be a port from 1 to 65535, and is “0”."],
		[{ PORT: "65536" }, "PORT must be a port from 1 to 65535, and is “65536”."],
		[{ PORT: "80.5" }, "PORT must be a port from 1 to 65535, and is “80.5”."],
		[{ CMS_PORT: "http" }, "CMS_PORT must be a port from 1 to 65535, and is “http”."],
		[{ PORT: "8055" }, "PORT and CMS_PORT are both 8055; they must differ."],
		[{ HOST: "" }, "HOST must be an address to listen on, and is empty."],
		[{ DATA_DIR: "" }, "DATA_DIR must be a folder, and is empty."],
		[{ PUBLIC_URL: "example.com" }, "PUBLIC_URL must be an http or https address, and is “example.com”."],
		[{ STUDIO_URL: "ftp://example.com" }, "STUDIO_URL must be an http or https address, and is “ftp://example.com”."],
		[{ ANALYTICS_URL: "javascript:x" }, "ANALYTICS_URL must be an http or https address, and is “javascript:x”."],
		[{ ADVERTISING_URL: "x" }, "ADVERTISING_URL must be an http or https address, and is “x”."],
		[{ LOCALE_STRATEGY: "none" }, "LOCALE_STRATEGY must be prefix_except_default or prefix, and is “none”."],
	])("%j is refused by name", (env, message) => {
		expect(() => readSettings(env)).toThrow(new SettingsError(message));
	});

	test("all that is wrong is told at once", () => {
		const read = () => readSettings({ PORT: "x", PUBLIC_URL: "y", LOCALE_STRATEGY: "z" });
		for (const name of ["PORT", "PUBLIC_URL", "LOCALE_STRATEGY"]) expect(read).toThrow(`${name} must be`);
	});
});
