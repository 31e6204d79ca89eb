import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

const gatherFor = 50;
const deadline = 2_000;
const pauses = [250, 1_000, 4_000];

/**
 * Reports changes of our own collections and of files to the site once they are stored. Changes of the same kind in the same
 * collection within 50 ms become one report. A failed report is retried three times, then logged and dropped. Address and secret
 * are read from `process.env`, because Directus' own `env` converts a secret of digits to a number.
 */
export default function publishHook({ action }, { logger, emitter }) {
	const url = process.env.HUB_HOOK_URL;
	const secret = process.env.HUB_PUBLISH_SECRET;
	if (!url || !secret) return;

	/** @type {Map<string, { collection: string, event: string, keys: Set<string | number>, fields?: Set<string>, at: number }>} */
	const gathered = new Map();

	/** @param {Iterable<string>} [fields] the ones that an update changed; none: any */
	const note = (collection, event, keys, fields) => {
		if (typeof collection !== "string" || (collection.startsWith("directus_") && collection !== "directus_files")) return;
		const name = `${collection} ${event}`;
		const waiting = gathered.get(name);
		if (waiting) {
			for (const key of keys) waiting.keys.add(key);
			if (fields) for (const field of fields) waiting.fields?.add(field);
			else waiting.fields = undefined;
			waiting.at = Date.now();
			return;
		}
		gathered.set(name, { collection, event, keys: new Set(keys), fields: fields && new Set(fields), at: Date.now() });
		setTimeout(() => {
			const report = gathered.get(name);
			gathered.delete(name);
			const { keys, fields } = report;
			const body = { ...report, keys: [...keys], fields: fields && [...fields] };
			void send(JSON.stringify(body), `${event} in ${collection}`);
		}, gatherFor);
	};

	const send = async (body, what) => {
		const headers = {
			"content-type": "application/json",
			"x-hub-signature": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
		};
		let reason = "";
		for (const pause of [0, ...pauses]) {
			if (pause > 0) await sleep(pause, undefined, { ref: false });
			try {
				const response = await fetch(url, {
					method: "POST",
					headers,
					body,
					signal: AbortSignal.timeout(deadline),
					redirect: "error",
				});
				await response.body?.cancel();
				if (response.ok) return;
				reason = `it answered ${response.status}`;
			} catch (error) {
				reason = error?.cause?.code ?? error?.message ?? String(error);
			}
		}
		logger.warn(`The site at ${url} was not told of the ${what} (${reason}); its pages show it when they next expire.`);
	};

	action("items.create", ({ collection, key }) => note(collection, "create", [key]));
	action("items.update", ({ collection, keys, payload }) => note(collection, "update", keys, Object.keys(payload)));
	action("items.delete", ({ collection, keys }) => note(collection, "delete", keys));
	// Sent by other extensions when they write counters into rows directly; such a write causes no event of Directus.
	emitter.onAction("hub.shown", ({ collection, keys, fields }) => note(collection, "update", keys, fields));
	action("items.sort", ({ collection, item, to }) => note(collection, "update", [item, to], ["sort"]));
	// Also emitted when the content of an existing file is replaced.
	action("files.upload", ({ key }) => note("directus_files", "update", [key]));
	action("files.update", ({ keys }) => note("directus_files", "update", keys));
	action("files.delete", ({ keys }) => note("directus_files", "delete", keys));
}
