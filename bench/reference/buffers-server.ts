// A bare Node server: sends bytes and headers that it was told at its start, and does nothing else.

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { z } from "zod";

/** What this process is told on its command line: the name of a file with this. */
const answer = z.object({
	/** Names and values by turns, as Node has them. */
	headers: z.array(z.string()),
	base64: z.string(),
});

/** What this process sends. */
export type BufferedAnswer = z.infer<typeof answer>;

const [port = "", path = ""] = process.argv.slice(2);
const { headers, base64 } = answer.parse(JSON.parse(readFileSync(path, "utf8")));
const bytes = Buffer.from(base64, "base64");

createServer((_request, response) => {
	response.writeHead(200, headers);
	response.end(bytes);
}).listen(Number(port), "127.0.0.1", () => process.stdout.write("ready\n"));
