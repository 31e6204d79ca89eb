// Replaces a remote's `src/remote.ts` during development. Changes that no component takes itself, such as texts
// and routes, end here instead of in a reload of the page.

import remote from "developed/remote";

export default remote;

const changed = (event: Event) => document.dispatchEvent(event);

import.meta.webpackHot?.accept(
	"developed/remote",
	() => void changed(new CustomEvent("hub:remote-changed", { detail: remote })),
);

// The development server sends this besides its own messages (src/development/develop.ts).
new WebSocket(`${location.origin.replace("http", "ws")}/ws`).onmessage = ({ data }: MessageEvent<string>) => {
	const { type } = JSON.parse(data) as { readonly type: string };
	if (type === "hub:server-changed") changed(new Event(type));
};
