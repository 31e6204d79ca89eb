// Renders React trees to markup.

import type { Writable } from "node:stream";
import { PassThrough } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { RENDER_DEADLINE } from "../base/deadline.server.ts";

/** The markup of a tree, or the stacks of what it threw. */
export type Markup =
	| { readonly kind: "rendered"; readonly html: string }
	| { readonly kind: "failed"; readonly error: string };

/** React's marker for a boundary that the browser has to render. */
const LEFT_OUT = "<!--$!-->";

/** Renders a tree synchronously; undefined if a part of it suspends or throws. */
export function renderAtOnce(tree: ReactNode): string | undefined {
	try {
		const html = renderToString(tree);
		return html.includes(LEFT_OUT) ? undefined : html;
	} catch {
		return undefined;
	}
}

/** Renders a tree, and waits for parts that suspend. */
export function renderWaiting(tree: ReactNode): Promise<Markup> {
	return new Promise((resolve) => {
		const errors: string[] = [];
		const note = (error: unknown) =>
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
				note(error);
				finish();
			},
			onError: note,
		});
		const timer = setTimeout(() => {
			note(new Error(`Rendering took longer than ${RENDER_DEADLINE} ms.`));
			stream.abort();
			finish();
		}, RENDER_DEADLINE);
	});
}
