// Reference servers for views of one page, in a separate process: `/react` renders the page's main element with
// react-dom for each request and compresses it like the site; any other address sends the site's own bytes.

import { createServer, get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { fromHtml } from "hast-util-from-html";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { compress } from "../shell/src/http/compression.server.ts";

type Node = ReturnType<typeof fromHtml>["children"][number];

const [port = "", pageUrl = ""] = process.argv.slice(2);
const html = await (await fetch(pageUrl)).text();
const main = find(fromHtml(html).children, "main");
if (!main) throw new Error(`${pageUrl} has no main element.`);
if (textOf(renderToString(toReact(main))) !== textOf(/<main.*<\/main>/s.exec(html)?.[0] ?? ""))
	throw new Error("React renders other text than the page has.");

const response = await new Promise<IncomingMessage>((resolve, reject) => {
	get(pageUrl, { agent: false, headers: { "accept-encoding": "br" } }, resolve).on("error", reject);
});
const bytes = await buffer(response);
const ownHeaders = /^(connection|keep-alive|date|transfer-encoding|cache-status|age)$/i;
const headers = Object.fromEntries(Object.entries(response.headers).filter(([name]) => !ownHeaders.test(name)));

createServer(async (request, answer) => {
	if (request.url !== "/react") return answer.writeHead(200, headers).end(bytes);
	const document = `<!DOCTYPE html><html lang="en"><head><title>Reference</title></head><body>${renderToString(toReact(main))}</body></html>`;
	const packed = await compress(Buffer.from(document), "br", "quick");
	return answer.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" }).end(packed);
}).listen(Number(port), "127.0.0.1", () => process.stdout.write("ready\n"));

function find(nodes: readonly Node[], name: string): Node | undefined {
	for (const node of nodes) {
		if (node.type !== "element") continue;
		const found = node.tagName === name ? node : find(node.children, name);
		if (found) return found;
	}
	return undefined;
}

/** Creates React elements for each render, as views do. */
function toReact(node: Node): ReactNode {
	if (node.type === "text") return node.value;
	// Comments are React's own markers.
	if (node.type !== "element") return undefined;
	const properties = Object.entries(node.properties).map(([name, value]) => [
		reactName(name),
		Array.isArray(value) ? value.join(" ") : value,
	]);
	return createElement(node.tagName, Object.fromEntries(properties), ...node.children.map(toReact));
}

function reactName(name: string): string {
	if (/^aria[A-Z]/.test(name)) return `aria-${name.slice(4).toLowerCase()}`;
	if (/^data[A-Z]/.test(name)) return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	return name === "xLinkHref" ? "xlinkHref" : name;
}

function textOf(markup: string): string {
	return markup.replace(/<[^>]*>/g, "").replace(/&[#\w]+;/g, "");
}
