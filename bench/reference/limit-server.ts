// The limit: react-dom/server on node:http, without routes, content, languages or releases. It renders the article for each request
// and compresses it as the site does.

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { renderToString } from "react-dom/server";
import { z } from "zod";
import { compress } from "../../shell/src/http/compression.server.ts";
import { type ElementTree, toReact } from "./element-tree.ts";
import { LIMIT_DATA_ID } from "./limit-data.ts";

const tree: z.ZodType<ElementTree> = z.lazy(() =>
	z.union([z.string(), z.tuple([z.string(), z.record(z.string(), z.unknown())]).rest(tree)]),
);
const file = z.object({ type: z.string(), base64: z.string() });

/** What this process is told on its command line: the name of a file with this. */
const page = z.object({
	title: z.string(),
	lang: z.string(),
	tree,
	/** Files by their address, among them the style and the script. */
	files: z.record(z.string(), file),
});

/** What this process serves. */
export type LimitPage = z.infer<typeof page>;

const [port = "", path = ""] = process.argv.slice(2);
const told = page.parse(JSON.parse(readFileSync(path, "utf8")));
const files = new Map(
	Object.entries(told.files).map(([address, { type, base64 }]) => [address, { type, bytes: Buffer.from(base64, "base64") }]),
);

createServer(async (request, response) => {
	const known = files.get(request.url ?? "");
	const packs = /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
	const bytes = known?.bytes ?? Buffer.from(render());
	const packed = packs && !/^(image|font)\//.test(known?.type ?? "") ? await compress(bytes, "br", "quick") : undefined;
	response.writeHead(200, {
		"content-type": known?.type ?? "text/html; charset=utf-8",
		"cache-control": known ? "public, max-age=31536000, immutable" : "private, no-cache",
		"content-length": (packed ?? bytes).length,
		...(packed ? { "content-encoding": "br", vary: "Accept-Encoding" } : {}),
	});
	response.end(packed ?? bytes);
}).listen(Number(port), "127.0.0.1", () => process.stdout.write("ready\n"));

function render(): string {
	const data = JSON.stringify(told.tree).replaceAll("<", "\\u003c");
	return `<!DOCTYPE html>
<html lang="${told.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${told.title}</title>
<meta name="description" content="${told.title}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
<script src="/script.js" defer></script>
</head>
<body>
<div id="app">${renderToString(toReact(told.tree))}</div>
<script type="application/json" id="${LIMIT_DATA_ID}">${data}</script>
</body>
</html>
`;
}
