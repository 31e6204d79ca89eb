// Starts what the site is measured against: react-dom alone with the site's article, and a bare server with the site's bytes.

import { readFile, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { rspack } from "@rspack/core";
import { renderToStaticMarkup } from "react-dom/server";
import { freePort } from "../launcher/free-port.ts";
import { StepError } from "../launcher/progress.ts";
import { type OwnProcess, startOwnProcess } from "./own-process.ts";
import type { BufferedAnswer } from "./reference/buffers-server.ts";
import { toReact } from "./reference/element-tree.ts";
import type { LimitPage } from "./reference/limit-server.ts";
import { countElements, readElement, textOf } from "./reference/read-elements.ts";

const REFERENCE = join(import.meta.dirname, "reference");

/** A reference that listens. */
export interface Reference extends OwnProcess {
	readonly url: string;
}

/** An answer as it went over the wire. */
export interface RawAnswer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
	readonly rawHeaders: readonly string[];
	readonly bytes: Buffer;
}

/**
 * Starts react-dom with the main element of a page of the site.
 * @throws when the page is not there, or React renders other elements or texts than it has
 */
export async function startLimit(folder: string, pageUrl: string): Promise<Reference> {
	const page = await fetch(pageUrl);
	if (page.status !== 200) throw new StepError(`${pageUrl} was answered with ${page.status}.`);
	const html = await page.text();
	const shown = readElement(html, "main");
	const rendered = readElement(renderToStaticMarkup(toReact(shown)), "main");
	if (textOf(rendered) !== textOf(shown) || countElements(rendered) !== countElements(shown))
		throw new Error("React renders something else than the site's page.");
	const limit: LimitPage = {
		title: /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? "",
		lang: "en",
		tree: shown,
		files: {
			"/style.css": { type: "text/css", base64: (await readFile(join(REFERENCE, "limit-style.css"))).toString("base64") },
			"/script.js": { type: "text/javascript", base64: (await bundleScript(folder)).toString("base64") },
			...(await picturesOf(html, pageUrl)),
		},
	};
	return start("limit-server.ts", limit, folder);
}

/** Starts a bare Node server that sends what the site sent. */
export function startBuffers(folder: string, { status, bytes, rawHeaders }: RawAnswer): Promise<Reference> {
	if (status !== 200) throw new StepError(`The answer to repeat has status ${status}.`);
	const own = /^(connection|keep-alive|date|transfer-encoding|cache-status|age)$/i;
	const headers = rawHeaders.flatMap((name, at) => (at % 2 === 0 && !own.test(name) ? [name, rawHeaders[at + 1] ?? ""] : []));
	const answer: BufferedAnswer = { headers, base64: bytes.toString("base64") };
	return start("buffers-server.ts", answer, folder);
}

/** Asks for a page as browsers do, without unpacking the answer. */
export function readRaw(url: string, encoding = "br"): Promise<RawAnswer> {
	return new Promise((resolve, reject) => {
		const sent = request(url, { agent: false, headers: { "accept-encoding": encoding } }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("error", reject);
			response.on("end", () =>
				resolve({
					status: response.statusCode ?? 0,
					headers: response.headers,
					rawHeaders: response.rawHeaders,
					bytes: Buffer.concat(chunks),
				}),
			);
		});
		sent.on("error", reject);
		sent.end();
	});
}

async function start(file: string, told: unknown, folder: string): Promise<Reference> {
	const port = await freePort();
	const path = join(folder, `${file}-${port}.json`);
	await writeFile(path, JSON.stringify(told));
	const process = await startOwnProcess(join(REFERENCE, file), [String(port), path]);
	return { ...process, url: `http://127.0.0.1:${port}/` };
}

/** The pictures that a page names. */
async function picturesOf(html: string, pageUrl: string): Promise<LimitPage["files"]> {
	const named = [...html.matchAll(/\/media\/[^\s"',]+/g)].map(([address]) => address.replaceAll("&amp;", "&"));
	const files: Record<string, { type: string; base64: string }> = {};
	for (const address of new Set(named)) {
		const response = await fetch(new URL(address, pageUrl));
		if (!response.ok) continue;
		const type = response.headers.get("content-type") ?? "";
		files[address] = { type, base64: Buffer.from(await response.arrayBuffer()).toString("base64") };
	}
	return files;
}

/** The script that hydrates, bundled with React. */
function bundleScript(folder: string): Promise<Buffer> {
	const compiler = rspack({
		mode: "production",
		target: "web",
		entry: join(REFERENCE, "limit-script.ts"),
		output: { path: folder, filename: "limit-script.js" },
		resolve: { extensions: [".ts", ".js"] },
		module: {
			rules: [
				{
					test: /\.ts$/,
					loader: "builtin:swc-loader",
					options: { jsc: { parser: { syntax: "typescript" }, target: "es2022" } },
				},
			],
		},
	});
	return new Promise((resolve, reject) => {
		compiler.run((error, stats) => {
			if (error) return reject(error);
			if (stats?.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })));
			compiler.close(() => resolve(readFile(join(folder, "limit-script.js"))));
		});
	});
}
