import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { strongEtag } from "../http/entity-tag.server.ts";
import { openPictureStore, type Picture } from "./picture-store.server.ts";

let folder: string;
const log = { warn: () => undefined };
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "hub-pictures-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const picture = (text: string): Picture => {
	const body = new TextEncoder().encode(text);
	return { type: "image/webp", state: "first", etag: strongEtag(body), body };
};
const card = { id: "one", variant: "card.webp" };

test.each([
	["cut off", (text: string) => text.slice(0, -3)],
	["changed", (text: string) => text.replace("pixels", "pixelz")],
	["empty", () => ""],
	["something else", () => "no line of ours\nbytes"],
])("a stored picture that is %s is ignored and can be replaced", async (_how, damage) => {
	const store = openPictureStore(folder, log);
	await store.put(card, picture("pixels of a picture"));
	const file = join(folder, "one", "card.webp");
	await writeFile(file, damage(await readFile(file, "utf8")));
	expect(await store.get(card)).toBeUndefined();
	await store.put(card, picture("pixels of a picture"));
	expect(await store.get(card)).toEqual(picture("pixels of a picture"));
});

test("above the limit the least recently used pictures and leftovers of dead processes are removed", async () => {
	const big = "x".repeat(1_000);
	const full = openPictureStore(folder, log);
	for (let index = 0; index < 10; index += 1) {
		await full.put({ id: `file-${index}`, variant: "card.webp" }, picture(`${index}${big}`));
		const past = new Date(Date.now() - (100 - index) * 3_600_000);
		await utimes(join(folder, `file-${index}`, "card.webp"), past, past);
	}
	await writeFile(join(folder, "file-0", "head.webp.some.new"), "half");
	await utimes(join(folder, "file-0", "head.webp.some.new"), new Date(0), new Date(0));
	expect(await full.get({ id: "file-0", variant: "card.webp" }), "used again").toBeDefined();
	await openPictureStore(folder, log, 6_000).put(card, picture("new"));
	const left = (await readdir(folder, { recursive: true })).filter((path) => path.includes("/"));
	expect(left.sort()).toEqual(["file-0", "file-7", "file-8", "file-9", "one"].map((id) => `${id}/card.webp`));
});
