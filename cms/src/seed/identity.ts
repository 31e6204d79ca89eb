import { createHash } from "node:crypto";

/** UUID of the namespace of the seed's names. */
const namespace = Buffer.from("8c1d6f0e52b94a7e9d3b6a0f4c7e2158", "hex");

/**
 * Returns the id of a seeded row: a UUID of version 5, always the same for the same collection, key and language, so
 * that seeding again finds existing rows.
 */
export function seededId(collection: string, key: string, locale = ""): string {
	const hash = createHash("sha1")
		.update(namespace)
		.update(JSON.stringify([collection, key, locale]))
		.digest();
	hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
	hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
	const hex = hash.toString("hex");
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}

/** Returns the id of a picture of the seed in the file library. */
export function pictureId(name: string): string {
	return seededId("directus_files", name);
}
