import { createServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { requireFreePort } from "./free-port.ts";

const server = createServer();
afterEach(() => new Promise((resolve) => server.close(resolve)));

test("a port that is taken is named, with its setting; a free one is nothing to speak of", async () => {
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	await expect(requireFreePort("PORT", port, "127.0.0.1")).rejects.toThrow(new RegExp(`PORT.*${port}|${port}.*PORT`));
	await new Promise((resolve) => server.close(resolve));
	await expect(requireFreePort("PORT", port, "127.0.0.1")).resolves.toBeUndefined();
});
