import { request } from "node:http";

/** Returns status and body of a page; status 0 without a response. */
export function readPage(path: string, port: number): Promise<{ readonly status: number; readonly body: string }> {
	return new Promise((resolve) => {
		const clientRequest = request(
			{ port, path, host: "127.0.0.1", agent: false, headers: { cookie: "NEXT_LOCALE=en" } },
			(answer) => {
				let body = "";
				answer
					.setEncoding("utf8")
					.on("data", (text: string) => {
						body += text;
					})
					.on("end", () => resolve({ status: answer.statusCode ?? 0, body }))
					.on("error", () => resolve({ status: 0, body }));
			},
		);
		clientRequest.on("error", () => resolve({ status: 0, body: "" }));
		clientRequest.end();
	});
}

/** Supervises a site in a separate process until that is killed. */
export const LAUNCHER = `
const [supervisor, options] = process.argv.slice(1);
const { superviseSite } = await import(supervisor);
await superviseSite(JSON.parse(options), (text) => process.stdout.write(text));
process.stdout.write("listening");
`;
