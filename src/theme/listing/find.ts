/** The first element of the page that a selector finds. */
export const find = < E extends HTMLElement >( selector: string ) =>
	document.querySelector< E >( selector );
