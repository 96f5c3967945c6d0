/**
 * Where the chunks lie: beside the script itself. Said here, because the way in
 * which webpack finds it out for any script on any page is 200 bytes longer.
 */
/* eslint-disable camelcase, prefer-const, @typescript-eslint/no-unused-vars -- webpack's own name, which it reads. */
declare let __webpack_public_path__: string;

__webpack_public_path__ = (
	document.currentScript as HTMLScriptElement
 ).src.replace( /[^/]*$/, '' );
