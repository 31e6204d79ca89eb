// Sends uploaded releases to the launcher, which tries them and puts them live.

import { withinDeadline } from "../base/deadline.server.ts";
import type { LauncherMessage, SiteMessage, UploadedRelease, UploadResult } from "./messages.ts";

export type PublishUpload = (upload: UploadedRelease) => Promise<UploadResult>;

export interface ReleaseUploads {
	readonly publish: PublishUpload;
	/** Receives a result from the launcher. */
	receive(message: Extract<LauncherMessage, { kind: "upload processed" }>): void;
}

/** Longest duration of a trial, in ms, on a busy machine. */
const TRIAL_TIMEOUT_MS = 110_000;

export function createReleaseUploads(send: (message: SiteMessage) => void): ReleaseUploads {
	const waiting = new Map<number, (result: UploadResult) => void>();
	let last = 0;
	return {
		async publish(upload) {
			last += 1;
			const number = last;
			const { promise, resolve } = Promise.withResolvers<UploadResult>();
			waiting.set(number, resolve);
			send({ kind: "release uploaded", number, upload });
			const outcome = await withinDeadline(TRIAL_TIMEOUT_MS, () => promise);
			waiting.delete(number);
			return outcome.kind === "done" ? outcome.value : { kind: "failed" };
		},
		receive: ({ number, result }) => waiting.get(number)?.(result),
	};
}
