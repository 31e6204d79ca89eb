// Takes each picture, and compares it with the accepted one where there is one.

import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { open, refuseCookiesBeforehand } from "../verbs.ts";
import { orderOf } from "./order.ts";
import { pictures } from "./pictures.ts";
import { showOneDate } from "./timeless.ts";

const { url, folder, words, accept } = orderOf();
const taken = join(folder, "taken");
const accepted = join(folder, "accepted");

for (const { name, path, width, look } of pictures(words))
	test(name, async ({ page, context }) => {
		await refuseCookiesBeforehand(context, url);
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia(look === "print" ? { media: "print" } : { colorScheme: look });
		await open(page, path);
		await page.evaluate(async () => {
			// Pictures further down come when they are near the window.
			for (const image of document.images) image.loading = "eager";
			await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
			await document.fonts.ready;
		});
		await showOneDate(page);
		const file = join(taken, `${name}.png`);
		const picture = await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
		if (accept) {
			await mkdir(accepted, { recursive: true });
			await copyFile(file, join(accepted, `${name}.png`));
		} else if (existsSync(join(accepted, `${name}.png`))) expect(picture).toMatchSnapshot(`${name}.png`, { maxDiffPixels: 20 });
	});
