// Storage of uploads, with Directus' own setting names: https://directus.io/docs/configuration/files

import { camelCase, type Environment } from "./setting.ts";

/** Storage location of uploads. */
export interface StorageLocation {
	/** Name in the rows of files. */
	readonly name: string;
	/** Such as `local` or `s3`; empty if it is missing. */
	readonly driver: string;
	/** The driver's own options, `STORAGE_LOCAL_FORCE_PATH_STYLE` as `forcePathStyle`. */
	readonly options: Readonly<Record<string, unknown>>;
}

/** Returns the configured locations; new uploads go to the first. Default: `local`, on the disk. */
export function storageOf(env: Environment): readonly StorageLocation[] {
	const names = (env.STORAGE_LOCATIONS?.trim() || "local").split(",").map((name) => name.trim());
	return names.map((name) => {
		const prefix = `STORAGE_${name.toUpperCase()}_`;
		const { DRIVER: driver = name === "local" ? "local" : "", ...own } = Object.fromEntries(
			Object.entries(env).flatMap(([key, value]) =>
				key.startsWith(prefix) && value?.trim() ? [[key.slice(prefix.length), value]] : [],
			),
		);
		const options = Object.entries(own).map(([key, value]) => [camelCase(key), SWITCHES.get(value) ?? value]);
		return { name, driver, options: Object.fromEntries(options) };
	});
}

/** Returns a sentence for each missing setting. */
export function storageProblems(env: Environment): string[] {
	return storageOf(env).flatMap(({ name, driver, options }) => {
		const prefix = `STORAGE_${name.toUpperCase()}_`;
		if (driver === "") return [`STORAGE_LOCATIONS names ${name}, so ${prefix}DRIVER must be set too.`];
		if (driver !== "s3") return [];
		if (options.bucket === undefined) return [`${prefix}DRIVER is s3, so ${prefix}BUCKET must be set too.`];
		if ((options.key === undefined) === (options.secret === undefined)) return [];
		const [set, missing] = options.key === undefined ? ["SECRET", "KEY"] : ["KEY", "SECRET"];
		return [`${prefix}${set} is set, but ${prefix}${missing} is not: set both, or neither.`];
	});
}

/** Texts that drivers expect as booleans. */
const SWITCHES = new Map([
	["true", true],
	["false", false],
]);
