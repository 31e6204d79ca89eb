// `remote.json`: a release described as data, written by the build beside its code. The shell and the release store
// read it to match addresses without loading the remote's code.

import { z } from "zod";
import { localeSchema } from "../language/locale-schema.ts";

/** Files of a lazily loaded chunk, relative to the release. */
const chunkFiles = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

/**
 * Scripts by language: each contains all of the release's code and texts that a document needs for a page or slot.
 * Absent in development builds, and if there is no script.
 */
const packs = z.partialRecord(localeSchema, z.string()).default({});

const manifestRoute = z.object({
	key: z.string().min(1),
	path: z.string().startsWith("/"),
	paths: z.partialRecord(localeSchema, z.string().startsWith("/")).optional(),
	layout: z.enum(["default", "empty"]),
	auth: z.union([
		z.boolean(),
		z.object({ guestRedirectTo: z.string().optional(), authenticatedRedirectTo: z.string().optional() }),
	]),
	middleware: z.array(z.string()),
	scrollToTop: z.boolean(),
	slots: z.array(z.string()),
	parent: z.string(),
	chunks: chunkFiles,
	packs,
});

const manifestRedirect = z
	.object({ from: z.array(z.string().startsWith("/")).min(1) })
	.and(
		z.union([
			z.object({ route: z.string(), params: z.record(z.string(), z.string()).optional() }),
			z.object({ files: z.partialRecord(localeSchema, z.string().startsWith("/")) }),
		]),
	);

export const remoteManifestSchema = z.object({
	name: z.string().regex(/^[a-z][a-z0-9-]*$/),
	version: z.string().regex(/^[0-9A-Za-z.-]+$/),
	contractVersion: z.number().int(),
	/**
	 * The shared modules that the release needs: a range of versions each; older releases name the very version that they
	 * were built against.
	 */
	shared: z.record(z.string(), z.string()),
	routes: z.array(manifestRoute),
	slots: z.record(
		z.string(),
		z.object({
			loads: z.boolean(),
			/** True if a document needs no script for it. */
			still: z.boolean().default(false),
			chunks: chunkFiles,
			packs,
		}),
	),
	/** Former addresses that redirect to it. Absent in older releases. */
	redirects: z.array(manifestRedirect).default([]),
	/** Lazy chunks by name; older releases have none. */
	lazyChunks: z.record(z.string(), z.object({ chunks: chunkFiles })).default({}),
	services: z.record(z.string(), z.object({ chunks: chunkFiles })),
	/** Without a language, the default language's texts stand in. */
	messages: z.partialRecord(localeSchema, chunkFiles),
	/** Paths below `/api/` that it answers. */
	api: z.array(z.string()),
	/** The container's script. */
	entry: z.string(),
	/** The server's bundle. */
	server: z.string(),
	/**
	 * Every file of the release except this one, with its integrity (`sha256-…`, base64; `sha384-…` in older releases).
	 */
	files: z.record(z.string(), z.string().regex(/^sha(256|384)-/)),
});

/** A release as data. */
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
export type ChunkFiles = z.infer<typeof chunkFiles>;

/** The file's name in every release. */
export const MANIFEST_FILE = "remote.json";
