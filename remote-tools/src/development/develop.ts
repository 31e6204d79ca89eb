// Development of one remote inside a site: runs the site's server with the remote from its working folder. Rspack's
// development server is its proxy: it replaces changed modules in open tabs and passes everything else on.

import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { Agent, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { AdmissionError } from "@hub/releases/admission-error";
import { type ChunkGroups, describeRemote } from "@hub/releases/describe";
import { encodeJson } from "@hub/releases/json";
import { layeredStore } from "@hub/releases/layered-store";
import { readLive } from "@hub/releases/live";
import { encodeRecord, recordOfCopy } from "@hub/releases/live-record";
import { replace } from "@hub/releases/read";
import { readServerParts } from "@hub/releases/server-parts";
import { KEYS, type ReleaseStore } from "@hub/releases/store";
import { MANIFEST_FILE } from "@hub/shared-contracts/remote/remote-manifest";
import type { Stats } from "@rspack/core";
import { RspackDevServer } from "@rspack/dev-server";
import { chunkGroupsOf } from "../../../build/make-package.ts";
import type { PackageBuild } from "../../../rspack.config.base.ts";
import type * as ShellServer from "../../../shell/src/site/main.tsx";
import { recipeIn } from "../remote-build.ts";
import { DEVELOPMENT_VERSION, remoteCompilers } from "./remote-compilers.ts";

export interface DevelopOptions {
	/** Folder of the remote. */
	readonly folder: string;
	/** Folder of the shell's development build: its React can replace components. */
	readonly shellDir: string;
	/** The site's settings, with the address at which browsers reach it. */
	readonly settings: ShellServer.Settings;
	/** The live releases. Nothing is written to it. */
	readonly store: ReleaseStore;
	/** Origin of another site, which has the pictures and the browser's files of its releases. Default: they are here. */
	readonly origin?: string;
	readonly say: (text: string) => void;
}

export interface Development {
	close(): Promise<void>;
}

/** Addresses of files that another site has. */
const FILES = ["/r/", "/media/", "/files/"];

const NO_SERVICE = "There is no content service during development against another site, so nothing can be sent.\n";

/**
 * Starts the development of a remote, and returns when its first build is shown.
 * @throws AdmissionError if it is no remote
 */
export async function develop({
	folder,
	shellDir,
	settings,
	store,
	origin,
	say,
}: DevelopOptions): Promise<Development> {
	const recipe = await recipeIn(folder, { mode: "development" });
	const { web, node } = remoteCompilers(folder, recipe);
	const releases = layeredStore(store);
	let site: ShellServer.OpenSite | undefined;
	/** Description and server bundle of the build that is shown. */
	let shownDescription = "";
	let shownCode = Buffer.alloc(0);
	const sitePort = Number(await RspackDevServer.getFreePort("auto", "127.0.0.1"));
	const target = `http://127.0.0.1:${sitePort}`;
	const server = new RspackDevServer(
		{
			host: settings.host,
			port: settings.port,
			hot: true,
			client: {
				logging: "error",
				// Taken from the page's address, under which the policy allows it.
				webSocketURL: { hostname: "0.0.0.0", port: 0 },
				overlay: { errors: true, warnings: false, runtimeErrors: false },
			},
			static: false,
			compress: false,
			setupExitSignals: false,
			devMiddleware: { index: false, stats: false },
			setupMiddlewares: (middlewares) =>
				origin === undefined
					? middlewares
					: [
							(request: IncomingMessage, response: ServerResponse, next: () => void) => {
								if (request.method !== "POST") return next();
								response.writeHead(503, { "content-type": "text/plain; charset=utf-8" }).end(NO_SERVICE);
							},
							...middlewares,
						],
			proxy: [
				...(origin === undefined
					? []
					: [
							{
								context: (path: string) =>
									FILES.some((start) => path.startsWith(start)) && !path.startsWith("/r/shell/"),
								target: origin,
								changeOrigin: true,
							},
						]),
				{
					context: () => true,
					target,
					// An idle connection may be closed just when a request is sent.
					agent: new Agent({ keepAlive: false }),
					on: {
						proxyRes({ headers }) {
							// The overlay creates its Trusted Types policy each time that it is shown.
							const policy = headers["content-security-policy"];
							if (policy)
								headers["content-security-policy"] = String(policy).replace(
									"trusted-types ",
									"trusted-types 'allow-duplicates' rspack-dev-server#overlay ",
								);
						},
					},
				},
			],
		},
		web,
	);
	const sendToTabs = (type: string, data?: unknown) =>
		server.sendMessage(server.webSocketServer?.clients ?? [], type, data);

	const groups = Promise.withResolvers<ChunkGroups>();
	let chunkGroups: Promise<ChunkGroups> = groups.promise;
	web.hooks.done.tap("develop", (stats) => {
		// The development server prints errors.
		if (stats.hasErrors()) return;
		chunkGroups = Promise.resolve(chunkGroupsOf([stats]));
		groups.resolve(chunkGroups);
	});

	/** Puts the current build live in the site, and shows it in open tabs. */
	const show = async (code: Uint8Array): Promise<void> => {
		if (shownCode.equals(code)) return sendToTabs("still-ok");
		// The next build may replace the original at any moment.
		const path = join(recipe.outDir, "node", "shown.cjs");
		await writeFile(path, code);
		const described = await describe(recipe, path, await chunkGroups);
		const description = JSON.stringify({ ...described, files: {} });
		const isDescriptionChanged = shownDescription !== "" && description !== shownDescription;
		const key = (file: string) => KEYS.file(recipe.name, DEVELOPMENT_VERSION, file);
		await replace(releases, key(described.server), () => code);
		await replace(releases, key(MANIFEST_FILE), () => encodeJson(described));
		await site?.reload(recipe.name);
		[shownCode, shownDescription] = [Buffer.from(code), description];
		// Tabs reload, because a tab keeps the routes and slots of its document.
		if (isDescriptionChanged) sendToTabs("static-changed");
		else {
			sendToTabs("still-ok");
			sendToTabs("hub:server-changed");
		}
	};
	const fail = (text: string) => {
		say(`✗ ${text}`);
		sendToTabs("errors", [text]);
	};
	const first = Promise.withResolvers<void>();
	let shown: Promise<void> = Promise.resolve();
	const watching = node.watch({}, (error, stats) => {
		if (!stats || stats.hasErrors()) return fail(stats ? messagesOf(stats) : String(error));
		const code = readFileSync(join(recipe.outDir, "node", "server.cjs"));
		shown = shown
			.then(() => show(code))
			.then(first.resolve)
			.catch((error: unknown) => fail(error instanceof Error ? (error.stack ?? error.message) : String(error)));
	});
	await server.start();
	await first.promise;
	await putLive(releases, recipe.name);
	const { openSite } = createRequire(join(shellDir, "node", "server.cjs"))("./server.cjs") as typeof ShellServer;
	const opened = await openSite(
		{ ...settings, port: sitePort, host: "127.0.0.1" },
		{ shellDir, store: releases, logLevel: "warn" },
	);
	await opened.listen();
	site = opened;
	return {
		async close() {
			await new Promise<void>((resolve) => (watching ? watching.close(() => resolve()) : resolve()));
			await server.stop();
			await opened.close(0);
		},
	};
}

/**
 * Describes the release under development. The development server has its files for the browser, so they have no
 * digests.
 */
async function describe({ name, packageVersion, shared }: PackageBuild, server: string, chunkGroups: ChunkGroups) {
	const built = { name, packageVersion, shared, chunkGroups, files: { "server.cjs": server } };
	// The site runs the same code in this process.
	const described = await describeRemote(built, await readServerParts(built));
	return { ...described, version: DEVELOPMENT_VERSION };
}

/** Adds the release under development to the live ones. */
async function putLive(store: ReleaseStore, name: string): Promise<void> {
	const { record } = await readLive(store);
	if (!record) throw new AdmissionError("Nothing is live in this site.");
	const live = recordOfCopy({ ...record.set.releases, [name]: DEVELOPMENT_VERSION }, "development", name);
	await replace(store, KEYS.live, () => encodeRecord(live));
}

function messagesOf(stats: Stats): string {
	return stats.toString({ preset: "errors-only", colors: false });
}
