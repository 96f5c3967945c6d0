import { getJson } from '../../widgets/terminal-picker/get-json';
import {
	createPicker,
	type Picker,
} from '../../widgets/terminal-picker/picker';
import type { TerminalPickerProps } from '../../widgets/terminal-picker/props';
import { saveTerminal } from '../../widgets/terminal-picker/save';
import { createSource } from '../../widgets/terminal-picker/source';

let picker: Picker | undefined;

/** One picker per page, so that the selected terminal is kept when a shopper changes the rate and changes back. */
export function getPicker( props: TerminalPickerProps ): Picker {
	const { listUrl, country, version, selected } = props;
	picker ??= createPicker( {
		destination: { country, version },
		selected,
		source: createSource( { listUrl, getJson } ),
		save: saveTerminal,
	} );
	return picker;
}
