// Storage of uploads, with Directus' own setting names: https://directus.io/docs/configuration/files

import type { Environment } from "./read-settings.ts";

/** A place for uploads. */
export interface StorageLocation {
	/** Name in the rows of files. */
	readonly name: string;
	/** Such as `local` or `s3`. */
	readonly driver: string;
	/** The driver's own options, `STORAGE_LOCAL_FORCE_PATH_STYLE` as `forcePathStyle`. */
	readonly options: Readonly<Record<string, unknown>>;
}

/** The locations of the settings; new uploads go to the first. Default: `local`, on the disk. */
export function storageOf(env: Environment): readonly StorageLocation[] {
	const names = (env.STORAGE_LOCATIONS?.trim() || "local").split(",").map((name) => name.trim());
	return names.map((name) => {
		const prefix = `STORAGE_${name.toUpperCase()}_`;
		const own = Object.entries(env).flatMap(([key, value]) =>
			key.startsWith(prefix) && value?.trim() ? [[camelCase(key.slice(prefix.length)), asOption(value)] as const] : [],
		);
		const { driver, ...options } = Object.fromEntries(own);
		const usual = name === "local" ? "local" : "";
		return { name, driver: typeof driver === "string" ? driver : usual, options };
	});
}

/** Returns a sentence for each missing setting. */
export function storageProblems(env: Environment): string[] {
	return storageOf(env).flatMap(({ name, driver, options }) => {
		const prefix = `STORAGE_${name.toUpperCase()}_`;
		if (driver === "") return [`STORAGE_LOCATIONS names ${name}, so ${prefix}DRIVER must be set too.`];
		if (driver !== "s3") return [];
		if (options.bucket === undefined) return [`${prefix}DRIVER is s3, so ${prefix}BUCKET must be set too.`];
		const [given, other] = options.key === undefined ? ["SECRET", "KEY"] : ["KEY", "SECRET"];
		return (options.key === undefined) === (options.secret === undefined)
			? []
			: [`${prefix}${given} is set, but ${prefix}${other} is not: set both, or neither.`];
	});
}

function camelCase(name: string): string {
	return name.toLowerCase().replace(/_+(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

/** The switches and numbers that drivers take; all else is a text. */
function asOption(text: string): unknown {
	return text === "true" || text === "false" ? text === "true" : text;
}
