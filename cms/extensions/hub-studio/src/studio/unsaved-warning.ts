import { onBeforeUnmount, onMounted } from "vue";

/**
 * Has the browser ask before it leaves a page with edits that are stored nowhere. Studio means to, and listens where the event never
 * comes: at the document (Directus 12). To be called in a component's `setup`.
 */
export function useUnsavedWarning(isUnsaved: () => boolean): void {
	const warn = (event: BeforeUnloadEvent): void => {
		if (isUnsaved()) event.preventDefault();
	};
	onMounted(() => window.addEventListener("beforeunload", warn));
	onBeforeUnmount(() => window.removeEventListener("beforeunload", warn));
}
