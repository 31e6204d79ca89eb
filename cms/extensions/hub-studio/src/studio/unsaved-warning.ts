import { onBeforeUnmount, onMounted } from "vue";

/**
 * Asks for confirmation before the browser leaves a page with unsaved edits. Studio's own warning does not work: it
 * listens at `document`, which `beforeunload` never reaches (Directus 12).
 */
export function useUnsavedWarning(isUnsaved: () => boolean): void {
	const warn = (event: BeforeUnloadEvent): void => {
		if (isUnsaved()) event.preventDefault();
	};
	onMounted(() => window.addEventListener("beforeunload", warn));
	onBeforeUnmount(() => window.removeEventListener("beforeunload", warn));
}
