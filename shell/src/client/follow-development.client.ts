// Development only: applies what changed in a remote's working folder to this tab, which keeps its state. `npm run dev`
// and `hub dev` send these events (remote-tools/development/remote.client.ts).

import type { Remote } from "@hub/shared-contracts/remote/remote";
import { performReactRefresh } from "react-refresh/runtime";
import type { RemoteViews } from "./remote-views.client.ts";

/** Events on the document. */
interface DevelopmentEvents {
	/** Another definition of the remote: its routes, slots or messages. */
	"hub:remote-changed": CustomEvent<Remote>;
	/** The server has other loaders or texts. */
	"hub:server-changed": Event;
}

/** @param reloadData loads the data of the current page again, and renders it */
export function followDevelopment(
	{ replaceRemote }: Pick<RemoteViews, "replaceRemote">,
	reloadData: () => Promise<void>,
): void {
	const listen = <Name extends keyof DevelopmentEvents>(
		name: Name,
		listener: (event: DevelopmentEvents[Name]) => Promise<void>,
	) =>
		// The events above are the only ones with these names.
		document.addEventListener(name, (event) => void listener(event as DevelopmentEvents[Name]));
	listen("hub:remote-changed", async ({ detail }) => {
		await replaceRemote(detail);
		performReactRefresh();
		await reloadData();
	});
	listen("hub:server-changed", reloadData);
}
