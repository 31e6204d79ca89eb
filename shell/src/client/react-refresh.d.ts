declare module "react-refresh/runtime" {
	/** Has to be called before react-dom is loaded. */
	export function injectIntoGlobalHook(window: Window): void;
	/** Replaces the components that were registered again since the last call. */
	export function performReactRefresh(): void;
}
