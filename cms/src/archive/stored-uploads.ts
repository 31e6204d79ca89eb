// Uploads in the configured storage, a folder or a bucket, with Directus' own drivers.

import { Readable } from "node:stream";
import type { Driver } from "@directus/storage";
import { DriverLocal } from "@directus/storage-driver-local";
import { DriverS3 } from "@directus/storage-driver-s3";
import type { Environment } from "@hub/settings/setting";
import { storageOf } from "@hub/settings/storage-settings";
import type { ArchivedFile } from "./archive.ts";
import { ArchiveError } from "./archive-error.ts";

/** The uploads of an installation. */
export interface StoredUploads {
	/** Reads all uploads, sorted by name. */
	files(): AsyncGenerator<ArchivedFile>;
	/** Stores an upload in the location of new uploads. */
	write(name: string, content: AsyncIterable<Uint8Array>): Promise<void>;
	/** Name of the location of new uploads, as in the rows of files. */
	readonly location: string;
}

/**
 * Opens the uploads.
 * @param folder the default location
 * @throws ArchiveError if a location's storage has no driver here
 */
export function openUploads(env: Environment, folder: string): StoredUploads {
	const locations = storageOf(env).map(({ name, driver, options }) => ({
		name,
		driver: driverOf(name, driver, options, folder),
	}));
	const [first] = locations;
	if (!first) throw new ArchiveError("STORAGE_LOCATIONS names no location.");
	return {
		location: first.name,
		async *files() {
			for (const { driver } of locations) {
				const names: string[] = [];
				for await (const name of driver.list()) names.push(name.replace(/^\//, ""));
				for (const name of names.toSorted()) yield { path: name, content: () => bytesOf(driver, name) };
			}
		},
		write: (name, content) => first.driver.write(name, Readable.from(content)),
	};
}

async function* bytesOf(driver: Driver, name: string): AsyncGenerator<Uint8Array> {
	yield* await driver.read(name);
}

function driverOf(
	location: string,
	driver: string,
	options: Readonly<Record<string, unknown>>,
	folder: string,
): Driver {
	if (driver === "local") return new DriverLocal({ root: typeof options.root === "string" ? options.root : folder });
	if (driver === "s3" && typeof options.bucket === "string")
		return new DriverS3({ ...options, bucket: options.bucket });
	throw new ArchiveError(
		`Uploads are in ${location}, by the driver “${driver}”: only a folder or S3 can be backed up. Copy that storage with its provider's tools.`,
	);
}
