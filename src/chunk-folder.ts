/**
 * The folder of a bundle's chunks. PHP prints its URL, because a plugin that minifies or
 * combines scripts serves the bundle from a folder of its own, without the chunks.
 */
/* eslint-disable camelcase, @typescript-eslint/no-unused-vars -- webpack's own name, which it reads. */
declare let __webpack_public_path__: string;

/**
 * Call it before the first `import()` of the bundle. The URL ends with a slash; without
 * one the chunks fail to load, and the native controls stay.
 */
export function setChunkFolder( url: unknown ): void {
	__webpack_public_path__ = String( url );
}
