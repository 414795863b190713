/** Names of a module's import or export statement. */
type Name = { name?: string; value?: string };
type Specifier = { type: string; local: Name; imported?: Name; exported?: Name };
export type Statement = {
  type: string;
  start: number;
  end: number;
  source?: { value: string } | null;
  specifiers?: Specifier[];
};

type Place = {
  /** This file itself becomes a script. */
  isScript: boolean;
  /** For a file that becomes one: the scripts to run until its exports are there, itself the last; null for others. */
  scriptsFor: (fileName: string) => readonly string[] | null;
};

/** What scripts export, by the name of their file. */
const PARTS = 'globalThis.parts';
const partOf = (fileName: string) => `${PARTS}[${JSON.stringify(fileName)}]`;

/**
 * A file of the build as a plain script, or as a module that takes from plain scripts. Both may be loaded as a module,
 * a script by `importScripts` as well. All files lie in one folder.
 * @param body its top level statements
 */
export function toScripts(
  { fileName, code }: { fileName: string; code: string },
  body: readonly Statement[],
  place: Place,
): string {
  let text = '';
  let at = 0;
  for (const statement of body) {
    const instead = rewritten(statement, fileName, place);
    if (instead === null) continue;
    text += code.slice(at, statement.start) + instead;
    at = statement.end;
  }
  text += code.slice(at);
  return place.isScript ? `(()=>{"use strict";${text}\n})();\n` : text;
}

/** Null for a statement that stays as it is. */
function rewritten(statement: Statement, fileName: string, { isScript, scriptsFor }: Place): string | null {
  const { type, source, specifiers = [] } = statement;
  if (!/^(?:Import|Export)\w*Declaration$/.test(type)) return null;
  const scripts = source ? scriptsFor(source.value.replace(/^\./, fileName.replace(/\/[^/]*$/, ''))) : null;
  if (scripts && type === 'ImportDeclaration')
    return (isScript ? '' : run(scripts)) + take(specifiers, scripts.at(-1) as string);
  if (scripts && !isScript && type === 'ExportNamedDeclaration') return pass(statement, scripts);
  if (isScript && !source && type === 'ExportNamedDeclaration' && specifiers.length > 0) {
    const given = specifiers.map(({ local, exported }) => `${nameOf(exported)}:${nameOf(local)}`);
    return `(${PARTS}??={})[${JSON.stringify(fileName)}]={${given}};`;
  }
  if (scripts || isScript) throw new Error(`${fileName}: ${type} has no form in a plain script`);
  return null;
}

/** A script exports nothing that a module could import: it is only run, once, and after those it needs. */
function run(scripts: readonly string[]): string {
  return scripts.map((name) => `import"./${name.split('/').pop()}";`).join('');
}

function take(specifiers: readonly Specifier[], script: string): string {
  const whole = specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier');
  const names = specifiers
    .filter((one) => one !== whole)
    .map(({ imported, local }) => `${imported ? nameOf(imported) : 'default'}:${nameOf(local)}`);
  return [
    whole && `const ${nameOf(whole.local)}=${partOf(script)};`,
    names.length > 0 && `const{${names}}=${partOf(script)};`,
  ]
    .filter(Boolean)
    .join('');
}

/** Exports of a script that a module has to export on. */
function pass({ specifiers = [], start }: Statement, scripts: readonly string[]): string {
  const passed = specifiers.map(({ local, exported }, at) => ({
    local,
    exported,
    as: `passed_${start}_${at}`,
  }));
  const taken = passed.map(({ local, as }) => `${nameOf(local)}:${as}`);
  const given = passed.map(({ exported, as }) => `${as} as ${nameOf(exported)}`);
  return `${run(scripts)}const{${taken}}=${partOf(scripts.at(-1) as string)};export{${given}};`;
}

/** Of an identifier, or of a string that stands for one. */
function nameOf(name: Name | undefined): string {
  return name?.name ?? (name?.value as string);
}
