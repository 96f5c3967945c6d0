/**
 * A part of a widget's markup.
 *
 * @param  widget   Where to look.
 * @param  selector Of the part.
 * @param  name     Of the widget, for the message.
 * @throws {Error} Where the part is missing.
 */
export function findPart< Part extends Element = HTMLElement >(
	widget: Element,
	selector: string,
	name: string
): Part {
	const part = widget.querySelector< Part >( selector );
	if ( ! part ) {
		throw new Error( `The ${ name } has no ${ selector }.` );
	}
	return part;
}
