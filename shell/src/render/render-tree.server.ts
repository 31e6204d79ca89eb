// Renders React trees to markup.

import type { Writable } from "node:stream";
import { PassThrough } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { RENDER_DEADLINE } from "../base/deadline.server.ts";

/** The markup of a tree, or the stacks of its errors. */
export type Markup =
	| { readonly kind: "rendered"; readonly html: string }
	| { readonly kind: "failed"; readonly error: string };

/** React's marker of a suspense boundary that is left to the browser. */
const CLIENT_BOUNDARY = "<!--$!-->";

/** Renders a tree synchronously; undefined if a part of it suspends or throws. */
export function renderSync(tree: ReactNode): string | undefined {
	try {
		const html = renderToString(tree);
		return html.includes(CLIENT_BOUNDARY) ? undefined : html;
	} catch {
		return undefined;
	}
}

/** Renders a tree, and waits for parts that suspend. */
export function renderAsync(tree: ReactNode): Promise<Markup> {
	return new Promise((resolve) => {
		const errors: string[] = [];
		const addError = (error: unknown) =>
			void errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
		const chunks: Buffer[] = [];
		const sink: Writable = new PassThrough().on("data", (chunk: Buffer) => chunks.push(chunk));
		sink.on("finish", () => finish());
		const finish = () => {
			clearTimeout(timer);
			resolve(
				errors.length > 0
					? { kind: "failed", error: errors.join("\n") }
					: { kind: "rendered", html: Buffer.concat(chunks).toString("utf8") },
			);
		};
		// Without streaming: React would otherwise reveal larger boundaries with inline scripts, which the policy forbids
		// and which need JavaScript.
		const stream = renderToPipeableStream(tree, {
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady: () => stream.pipe(sink),
			onShellError: (error) => {
				addError(error);
				finish();
			},
			onError: addError,
		});
		const timer = setTimeout(() => {
			addError(new Error(`Rendering took longer than ${RENDER_DEADLINE} ms.`));
			stream.abort();
			finish();
		}, RENDER_DEADLINE);
	});
}
