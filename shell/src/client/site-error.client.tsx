// What is shown where the layout itself throws (NV-5).

import { type ComponentType, useEffect } from "react";
import { useRouteError } from "react-router";
import { ErrorScreen } from "../layout/error-screen.tsx";

/** Makes the view, which reports what was thrown. */
export function siteError(report: (error: unknown) => void): ComponentType {
	return function SiteError() {
		const error = useRouteError();
		useEffect(() => report(error), [error]);
		return <ErrorScreen />;
	};
}
