/**
 * Finds a required element in the markup of a widget.
 *
 * @param  widget   The widget's element.
 * @param  selector Selector of the element.
 * @param  name     Name of the widget, for the error message.
 * @throws {Error} If the element is missing.
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
