// The error boundary of the layout (NV-5).

import { type ComponentType, useEffect } from "react";
import { useRouteError } from "react-router";
import { ErrorScreen } from "../layout/error-screen.tsx";

/** Creates the view. It reports the error. */
export function siteError(report: (error: unknown) => void): ComponentType {
	return function SiteError() {
		const error = useRouteError();
		useEffect(() => report(error), [error]);
		return <ErrorScreen />;
	};
}
