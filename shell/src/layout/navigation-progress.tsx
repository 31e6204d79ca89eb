// Says that a page is on its way, once that takes longer than a visitor would wait without a word (NV-8).

import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { announce } from "./announcer.tsx";
import { useShellMessages } from "./shell-messages.ts";

/** After how long a navigation says that it is under way, in ms (NV-8). */
const PATIENCE = 300;

export function NavigationProgress() {
	const words = useShellMessages()("nav.loading");
	const isLoading = useNavigation().state !== "idle";
	const [isLate, setLate] = useState(false);
	useEffect(() => {
		if (!isLoading) return setLate(false);
		const timer = setTimeout(() => {
			setLate(true);
			announce(words);
		}, PATIENCE);
		return () => clearTimeout(timer);
	}, [isLoading, words]);
	return isLoading && isLate ? <div className="navigation-progress" /> : null;
}
