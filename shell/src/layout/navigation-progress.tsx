// Shows and announces that a page is loading, if that takes noticeably long (NV-8).

import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { announce } from "./announcer.tsx";
import { useShellMessages } from "./shell-messages.ts";

/** Delay of the progress indicator, in ms (NV-8). */
const DELAY_MS = 300;

export function NavigationProgress() {
	const words = useShellMessages()("nav.loading");
	const isLoading = useNavigation().state !== "idle";
	const [isLate, setLate] = useState(false);
	useEffect(() => {
		if (!isLoading) return setLate(false);
		const timer = setTimeout(() => {
			setLate(true);
			announce(words);
		}, DELAY_MS);
		return () => clearTimeout(timer);
	}, [isLoading, words]);
	return isLoading && isLate ? <div className="navigation-progress" /> : null;
}
