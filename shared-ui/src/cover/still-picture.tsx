import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from "react";
import * as server from "./picture-markup.server.ts";
import type { Picture } from "./picture-markup.ts";

/** Undefined in browsers' builds. */
const renderOnServer: ((picture: Picture) => string) | undefined = server.pictureMarkup;

interface StillPictureProps extends ComponentPropsWithoutRef<"svg"> {
	readonly picture: Picture;
	readonly viewBox: string;
}

/**
 * A computed picture. On hydration it keeps the server's markup, so that browsers need neither its paths nor its code;
 * otherwise it loads the code. A changed picture needs another `key`.
 */
export function StillPicture({ picture, viewBox, ...svg }: StillPictureProps) {
	const [, , width, height] = viewBox.split(" ");
	const element = useRef<SVGSVGElement>(null);
	const [markup, setMarkup] = useState(() => ({ __html: renderOnServer?.(picture) ?? "" }));
	const [initial] = useState(picture);
	useEffect(() => {
		if (element.current?.firstChild) return undefined;
		let isUnmounted = false;
		import(/* webpackChunkName: "pictures" */ "./picture-markup.ts").then(
			({ pictureMarkup }) => {
				if (!isUnmounted) setMarkup({ __html: pictureMarkup(initial) });
			},
			// On failure the space stays empty: the picture is decorative.
			() => undefined,
		);
		return () => {
			isUnmounted = true;
		};
	}, [initial]);
	return (
		<svg
			{...svg}
			viewBox={viewBox}
			width={width}
			height={height}
			ref={element}
			preserveAspectRatio="xMidYMid slice"
			aria-hidden="true"
			suppressHydrationWarning
			dangerouslySetInnerHTML={markup}
		/>
	);
}
