// A process that the site runs in.

import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createPeers } from "../process/peers.server.ts";
import { createReleaseUploads } from "../process/release-uploads.server.ts";
import { runSupervised, sendToLauncher } from "../process/supervised.server.ts";
import type * as ShellServer from "./main.tsx";

const peers = createPeers(sendToLauncher);
const uploads = createReleaseUploads(sendToLauncher);

runSupervised({
	async open({ settings, shellDir, logLevel, warm, processIndex, endedAt }, { opened, listening }) {
		const folder = dirname(process.argv[1] ?? "");
		const { boundConsole, openSite } = createRequire(join(folder, "server.cjs"))("./server.cjs") as typeof ShellServer;
		boundConsole();
		const site = await openSite(settings, {
			shellDir,
			logLevel,
			warm,
			processIndex,
			endedAt,
			peers,
			publishUpload: uploads.publish,
		});
		opened(site);
		peers.listen(site.receive);
		await site.listen();
		listening();
		if (!warm) await site.warmUp();
	},
	receive(message) {
		if (message.kind === "upload processed") uploads.receive(message);
		else if (message.kind === "peer message") peers.receive(message.message);
	},
});
